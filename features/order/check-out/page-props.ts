import { checkOutPath } from '@/lib/account-routes';
import type { OrderView } from '@/lib/contracts/order-view';
import { orderPath } from '@/lib/routes';
import { checkOutModel } from './model';
import type { CheckOutModel } from './types';

export type CheckOutProps = { readonly model: CheckOutModel };

/** What the page of the pack shows, and what its head says. Pure: made on the server. */
export function checkOutProps({ view, token }: { readonly view: OrderView; readonly token: string }) {
  const { reference } = view;
  const own: CheckOutProps = { model: checkOutModel(view, orderPath(reference, token)) };
  return {
    title: `${own.model.title}, order ${reference}`,
    description: 'A form for handing a rented home back: rooms, meters and keys.',
    canonicalPath: checkOutPath(reference),
    useLayout: false,
    hideBanner: true,
    noindex: true,
    ...own,
  };
}
