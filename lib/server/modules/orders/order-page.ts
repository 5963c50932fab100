import type { GetServerSideProps } from 'next';
import { COMPANY, traderFacts } from '@/lib/content/company';
import { readOrderKey } from '@/lib/contracts/accounts';
import { getServices } from '@/lib/server/container';
import { callForPage } from '@/lib/server/modules/api/call-for-page';
import type { Exchange } from '@/lib/server/platform/http/api-handler';
import { guardPrivatePage } from '@/lib/server/platform/http/page-response';
import { answerWrongKey } from './http-wrong-key';

type Trader = ReturnType<typeof traderFacts>;
type Query = Readonly<Partial<Record<string, string | string[]>>>;

/** A request for a page of an order. */
export type OrderPageRequest = Exchange & {
  /** '' for a visitor without a key. */
  readonly guest: { readonly reference: string; readonly token: string };
  readonly query: Query;
  readonly trader: Trader;
};

/** The redirect after an accepted form. */
type GoOn = { readonly goTo: string };
type PageOfOrder<Props> = Props & { readonly trader: Trader };

const text = (value: Query[string]): string => (typeof value === 'string' ? value : '');

/**
 * Returns getServerSideProps of an order page, for a visitor with the key or signed in with the order's email address.
 * `open` returns the props or a redirect; null for a wrong key, which gets the same 404 as an unknown reference.
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

/** Keeps the next action in sight: no header and no cookie banner. */
const ORDER_SHELL = { useLayout: false, hideBanner: true, noindex: true } as const;
