import type { IncomingMessage, ServerResponse } from 'node:http';
import { COMPANY, traderFacts } from '@/lib/content/company';
import type { OrderPageRequest } from '@/lib/server/modules/orders/order-page';

/** Returns the request for a page of an order as the page gets it. */
export const pageRequest = (
  { reference, token }: OrderPageRequest['guest'],
  req: IncomingMessage,
  res: ServerResponse,
  query: OrderPageRequest['query'] = {},
): OrderPageRequest => ({ guest: { reference, token }, query, trader: traderFacts(COMPANY), req, res });
