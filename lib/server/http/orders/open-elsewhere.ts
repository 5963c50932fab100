import type { IncomingMessage, ServerResponse } from 'node:http';
import { readOrderKey } from '@/lib/contracts/accounts';
import { readOrderShares } from '@/lib/contracts/order-shares';
import type { OrderView } from '@/lib/contracts/order-view';
import { callForPage } from '../call-for-page';
import { visitorHeaders } from '../visitor-headers';
import { sharesLink, type Asked, type OpenedOrder } from './open-order';

type Exchange = { readonly req: IncomingMessage; readonly res: ServerResponse };
type Read = (asked: Asked, visitor: ReturnType<typeof visitorHeaders>) => Promise<OrderView | null>;

/** Opens an order that another backend keeps (API-3), like openOrder. `read` makes its call. */
export async function openElsewhere(asked: Asked, exchange: Exchange, read: Read): Promise<OpenedOrder | null> {
  const { reference } = asked;
  const token = asked.token || ((await callForPage(readOrderKey, { reference }, exchange))?.token ?? '');
  const view = token === '' ? null : await read({ ...asked, token }, visitorHeaders(exchange.req));
  if (!view) return null;
  const shares = view.paymentUrl === null ? null : await callForPage(readOrderShares, { reference, token }, exchange);
  return { view, token, shares: sharesLink(shares, token) };
}
