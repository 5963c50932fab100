import type { IncomingMessage } from 'node:http';
import type { OrderView } from '@/lib/contracts/order-view';
import type { Services } from '@/lib/server/container';

export type Asked = { readonly reference: string; readonly token: string; readonly isBackFromPayment: boolean };

/** An order that somebody may see, with the key that opens it. */
export type OpenedOrder = { readonly view: OrderView; readonly token: string };

/** For the pages of an order; null for a wrong reference or key. Whoever is signed in needs no key for an order with their address in it. */
export async function openOrder(
  { accounts, orders }: Services,
  { reference, token: given, isBackFromPayment }: Asked,
  request: Pick<IncomingMessage, 'headers'>,
): Promise<OpenedOrder | null> {
  const token = given || ((await accounts.ownerKey(reference, request)) ?? '');
  if (isBackFromPayment) await orders.recheckPayment(reference, token);
  const view = await orders.view(reference, token);
  return view && { view, token };
}
