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

/** A request for a page of an order, used for its calls (callForPage, postForPage). */
export type OrderPageRequest = Exchange & {
  /** The order's reference and key; '' for a visitor without a key. */
  readonly guest: { readonly reference: string; readonly token: string };
  readonly query: Query;
  readonly trader: Trader;
};

/** The address to which the visitor is redirected after an accepted form. */
type GoOn = { readonly goTo: string };
type PageOfOrder<Props> = Props & { readonly trader: Trader };

const text = (value: Query[string]): string => (typeof value === 'string' ? value : '');

/**
 * Returns getServerSideProps of a page of an order, for a visitor with the order's key or signed in with its email
 * address. `open` returns the page's props or a redirect; null for a wrong key, which is then answered like an unknown
 * reference with a plain 404.
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

/**
 * The layout of order pages, which keeps the next action in sight: no header, and no cookie banner, which appears on
 * the pages that optional cookies are about.
 */
const ORDER_SHELL = { useLayout: false, hideBanner: true, noindex: true } as const;
