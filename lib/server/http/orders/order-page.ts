import type { GetServerSideProps } from 'next';
import { COMPANY } from '@/lib/content/company';
import { traderFacts } from '@/lib/content/trader';
import { readOrderKey } from '@/lib/contracts/accounts';
import { getServices } from '@/lib/server/container';
import { callForPage, type Exchange } from '../call-for-page';
import { guardPrivatePage } from '../private-page';
import { answerWrongKey } from './wrong-key';

type Trader = ReturnType<typeof traderFacts>;
type Query = Readonly<Partial<Record<string, string | string[]>>>;

/** A request for a page of an order. Its calls are made with it (callForPage, postForPage). */
export type OrderPageRequest = Exchange & {
  /** The order's reference, and its key; '' for whoever has none. */
  readonly guest: { readonly reference: string; readonly token: string };
  readonly query: Query;
  readonly trader: Trader;
};

/** Where the visitor goes on to, after a form was accepted. */
type GoOn = { readonly goTo: string };
type PageOfOrder<Props> = Props & { readonly trader: Trader };

const text = (value: Query[string]): string => (typeof value === 'string' ? value : '');

/**
 * Returns getServerSideProps of a page of an order, for whoever has the order's key or is signed in with its address.
 * `open` returns what the page shows, or where to go on; null where the key opens nothing. Then the page reads like that
 * of an unknown reference: 404, nothing told.
 */
export const orderPage =
  <Props extends object>(
    open: (request: OrderPageRequest) => Promise<Props | GoOn | null>,
  ): GetServerSideProps<PageOfOrder<Props>> =>
  async ({ query, req, res }) => {
    const reference = text(query.reference);
    const token = text(query.token) || ((await callForPage(readOrderKey, { reference }, { req, res }))?.token ?? '');
    const trader = traderFacts(COMPANY);
    const opened = await open({ guest: { reference, token }, query, trader, req, res });
    if (!opened) return answerWrongKey(getServices().deps, req, res);
    guardPrivatePage(res);
    if ('goTo' in opened) return { redirect: { destination: opened.goTo, statusCode: 303 } };
    return { props: { ...opened, ...ORDER_SHELL, trader } };
  };

/** What to do next stays in sight: no header, and the cookie banner asks on the pages that optional cookies are about. */
const ORDER_SHELL = { useLayout: false, hideBanner: true, noindex: true } as const;
