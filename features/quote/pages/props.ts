import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSidePropsContext, GetServerSidePropsResult, Redirect } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import type { CallHeaders } from '@/lib/api/client';
import type { Trader } from '@/lib/domain/order/trader';
import { SITE } from '@/lib/site';
import type { BookingAnswers } from '../booking';
import { CHECK_TITLE } from '../check/title';
import { remoteBackend, type QuoteBackend } from './backend';
import type { CheckPageProps } from './CheckPage';
import type { Entered } from './ask';
import { loadView } from './load';
import { draftIdOf } from './query';
import type { QuoteView } from './view';

/**
 * Brought by the page, because a feature knows no server: this app's own services, who another is asked for, and how an
 * answer is marked that depends on its address and the moment alone.
 */
type QuoteServer = {
  readonly own: (request: IncomingMessage) => QuoteBackend;
  readonly visitor: (request: IncomingMessage) => CallHeaders;
  readonly sameForAll: (response: ServerResponse) => void;
  /** Whether an operator asks, with a quote that was begun at the desk. */
  readonly isForCustomer: (request: IncomingMessage, draftId: string | null) => Promise<boolean>;
};
type Found<V extends BookingAnswers> = { readonly view: QuoteView<V> } | { readonly redirect: Redirect };

/** Who is asked while a page renders: this app's own services, or the backend of SITE.apiOrigin. */
export const quoteBackendFor = (request: IncomingMessage, server: Pick<QuoteServer, 'own' | 'visitor'>): QuoteBackend =>
  SITE.apiOrigin ? remoteBackend(server.visitor(request)) : server.own(request);

/**
 * The shell of every page of a flow: no header, nothing for a search engine, and no cookie banner, which would cover the
 * price on a phone.
 */
export const STANDALONE = { noindex: true, useLayout: false, hideBanner: true, hasCookieQuestionAtEnd: true } as const;

async function find<V extends BookingAnswers>(
  { query, req, res }: Pick<GetServerSidePropsContext, 'query' | 'req' | 'res'>,
  entered: Entered<V>,
  step: string,
  { server, now }: { readonly server: QuoteServer; readonly now: Date },
): Promise<Found<V>> {
  const backend = quoteBackendFor(req, server);
  const isForCustomer = await server.isForCustomer(req, draftIdOf(query));
  const view = await loadView(entered, step, query, { backend, now, isForCustomer });
  if (view.kind === 'elsewhere') return { redirect: { destination: view.path, permanent: false } };
  if (view.kind === 'gone') res.statusCode = 404;
  return { view };
}

type StepWords = Pick<ShellProps, 'title' | 'description'> & { readonly server: QuoteServer };

/** The props of a step's page; `rest` is what this flow's steps are told beside their view. */
export async function stepProps<V extends BookingAnswers, Rest extends { readonly trader: Trader }>(
  context: GetServerSidePropsContext,
  entered: Entered<V>,
  { title, description, server }: StepWords,
  rest: Rest,
): Promise<GetServerSidePropsResult<ShellProps & { readonly view: QuoteView<V> } & Rest>> {
  const step = entered.booking.flow.steps.find(({ id }) => id === context.params?.step);
  if (!step) return { notFound: true };
  const found = await find(context, entered, step.id, { server, now: new Date() });
  if ('redirect' in found) return found;
  const { view } = found;
  // A draft is somebody's, and a price that could not be had may be this visitor's limit.
  if (view.kind === 'question' && view.saved.draftId === null && view.saved.quote) server.sameForAll(context.res);
  const shell = { ...STANDALONE, title: (view.kind === 'question' && view.title) || title, description };
  return { props: { ...shell, view, ...rest } };
}

type CheckWords = Pick<CheckPageProps<BookingAnswers>, 'trader' | 'askedLater' | 'isSignedIn'> & {
  readonly server: QuoteServer;
};

/** The props of a flow's check page. */
export async function checkProps<V extends BookingAnswers>(
  context: GetServerSidePropsContext,
  entered: Entered<V>,
  { server, ...said }: CheckWords,
): Promise<GetServerSidePropsResult<ShellProps & CheckPageProps<V>>> {
  const now = new Date();
  const found = await find(context, entered, 'check', { server, now });
  if ('redirect' in found) return found;
  const description = 'All of your answers and the price, before you pay.';
  return {
    props: { ...STANDALONE, title: CHECK_TITLE, description, view: found.view, ...said, now: now.toISOString() },
  };
}
