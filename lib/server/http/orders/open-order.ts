import type { IncomingMessage } from 'node:http';
import type { OrderSharesDto } from '@/lib/contracts/order-shares';
import type { OrderView } from '@/lib/contracts/order-view';
import { orderSharesPath } from '@/lib/shared-list-routes';
import type { Services } from '@/lib/server/container';
import { mayAskProvider } from '../payments/provider-limit';

export type Asked = { readonly reference: string; readonly token: string; readonly isBackFromPayment: boolean };

/** An order that somebody may see, with the key that opens it. */
export type OpenedOrder = {
  readonly view: OrderView;
  readonly token: string;
  /** Where each pays their share, while it is unpaid and others are on its list; once they are asked, nobody pays for all. */
  readonly shares: { readonly href: string; readonly areAsked: boolean } | null;
};

/** For the pages of an order; null for a wrong reference or key. Whoever is signed in needs no key for an order with their address in it. */
export async function openOrder(
  { deps, accounts, orders, orderShares }: Services,
  { reference, token: given, isBackFromPayment }: Asked,
  request: IncomingMessage,
): Promise<OpenedOrder | null> {
  const token = given || ((await accounts.ownerKey(reference, request)) ?? '');
  if (isBackFromPayment && (await mayAskProvider(deps, request))) await orders.recheckPayment(reference, token);
  const view = await orders.view(reference, token);
  if (!view) return null;
  const shares = view.paymentUrl === null ? null : await orderShares.ofOrder(reference, token);
  return { view, token, shares: sharesLink(shares, token) };
}

/** Returns the link to the shares of an order that several people can pay, or pay already; null for any other. */
export const sharesLink = (shares: OrderSharesDto | null, token: string): OpenedOrder['shares'] =>
  shares?.state === 'unshared' || shares?.state === 'shared'
    ? { href: orderSharesPath(shares.reference, token), areAsked: shares.state === 'shared' }
    : null;
