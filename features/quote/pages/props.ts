import type { GetServerSidePropsContext, GetServerSidePropsResult, Redirect } from 'next';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ShellProps } from '@/components/layout/shell-props';
import type { CallHeaders } from '@/lib/api/client';
import type { Trader } from '@/lib/domain/order/trader';
import { SITE } from '@/lib/site';
import { CHECK_TITLE } from '../check/answer-row';
import type { BookingAnswers } from '../flow-config';
import type { CheckPageProps } from './CheckPage';
import { loadView, type Entered, type QuoteView } from './load';
import { remoteBackend, type QuoteBackend } from './backend';
import { draftIdOf } from './query';

/** Server functions from the page. `sameForAll` marks a response that depends only on its URL and the time. */
type QuoteServer = {
  readonly own: (request: IncomingMessage) => QuoteBackend;
  readonly visitor: (request: IncomingMessage) => CallHeaders;
  readonly sameForAll: (response: ServerResponse) => void;
  /** Returns whether an operator asks, for a quote that was started at the desk. */
  readonly isForCustomer: (request: IncomingMessage, draftId: string | null) => Promise<boolean>;
};
type Found<V extends BookingAnswers> = { readonly view: QuoteView<V> } | { readonly redirect: Redirect };

/** Returns this app's own services, or the backend of SITE.apiOrigin. */
export const quoteBackendFor = (request: IncomingMessage, server: Pick<QuoteServer, 'own' | 'visitor'>): QuoteBackend =>
  SITE.apiOrigin ? remoteBackend(server.visitor(request)) : server.own(request);

/** Shell props of every page of a flow. The cookie banner would cover the price on a phone. */
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

export async function stepProps<V extends BookingAnswers, Rest extends { readonly trader: Trader }>(
  context: GetServerSidePropsContext,
  entered: Entered<V>,
  { title, description, server }: StepWords,
  rest: Rest,
): Promise<GetServerSidePropsResult<ShellProps & { readonly view: QuoteView<V> } & Rest>> {
  const step = entered.flow.steps.find(({ id }) => id === context.params?.step);
  if (!step) return { notFound: true };
  const found = await find(context, entered, step.id, { server, now: new Date() });
  if ('redirect' in found) return found;
  const { view } = found;
  // A draft is private, and a failed price may be due to this visitor's rate limit.
  if (view.kind === 'question' && view.saved.draftId === null && view.saved.quote) server.sameForAll(context.res);
  const shell = { ...STANDALONE, title: (view.kind === 'question' && view.title) || title, description };
  return { props: { ...shell, view, ...rest } };
}

type CheckWords = Pick<CheckPageProps<BookingAnswers>, 'trader' | 'askedLater' | 'isSignedIn'> & {
  readonly server: QuoteServer;
};

export async function checkProps<V extends BookingAnswers>(
  context: GetServerSidePropsContext,
  entered: Entered<V>,
  { server, ...words }: CheckWords,
): Promise<GetServerSidePropsResult<ShellProps & CheckPageProps<V>>> {
  const now = new Date();
  const found = await find(context, entered, 'check', { server, now });
  if ('redirect' in found) return found;
  const description = 'All of your answers and the price, before you pay.';
  return {
    props: { ...STANDALONE, title: CHECK_TITLE, description, view: found.view, ...words, now: now.toISOString() },
  };
}
