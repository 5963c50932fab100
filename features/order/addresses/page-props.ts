import type { OrderView } from '@/lib/contracts/order-view';
import { addressesPath, orderPath } from '@/lib/routes';
import type { BookedTrader } from '../types';
import { addressesModel } from './model';
import type { AddressesModel } from './types';

export type AddressesProps = { readonly model: AddressesModel; readonly trader: BookedTrader };

type Found = { readonly view: OrderView; readonly token: string };

/** What the page of addresses shows, and what its head says. Pure: made on the server. */
export function addressesProps(
  { view, token }: Found,
  state: Parameters<typeof addressesModel>[1],
  trader: BookedTrader,
) {
  const { reference } = view;
  const hrefs = { orderHref: orderPath(reference, token), action: addressesPath(reference, token) };
  const own: AddressesProps = { model: addressesModel(view, state, hrefs), trader };
  return {
    title: `${own.model.title}, order ${reference}`,
    description: 'Street address, notes for the team and who to ask for, at every stop of your order.',
    canonicalPath: `/orders/${reference}/addresses`,
    useLayout: false,
    hideBanner: true,
    noindex: true,
    ...own,
  };
}
