import type { OrderView } from '@/lib/contracts/order-view';
import { addressesPath, orderPath } from '@/lib/routes';
import { addressesModel } from './model';

/** What the page of addresses shows, and what its head says. Pure: made on the server. */
export function addressesProps(view: OrderView, token: string, state: Parameters<typeof addressesModel>[1]) {
  const { reference } = view;
  const hrefs = { orderHref: orderPath(reference, token), action: addressesPath(reference, token) };
  const model = addressesModel(view, state, hrefs);
  return {
    title: `${model.title}, order ${reference}`,
    description: 'Street address, notes for the team and who to ask for, at every stop of your order.',
    canonicalPath: `/orders/${reference}/addresses`,
    model,
  };
}
