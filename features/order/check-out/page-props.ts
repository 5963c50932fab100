import { checkOutPath } from '@/lib/account-routes';
import type { CheckOutState } from '@/lib/contracts/check-out-page';
import type { OrderView } from '@/lib/contracts/order-view';
import { orderPath } from '@/lib/routes';
import { checkOutModel } from './model';
import type { CheckOutModel } from './types';

export type CheckOutProps = { readonly model: CheckOutModel };

type Visited = { readonly view: OrderView; readonly token: string; readonly state: CheckOutState };

/** What the page of the pack shows, and what its head says. Pure: made on the server. */
export function checkOutProps({ view, token, state }: Visited) {
  const { reference } = view;
  const hrefs = { orderHref: orderPath(reference, token), action: checkOutPath(reference, token) };
  const own: CheckOutProps = { model: checkOutModel(view, state, hrefs) };
  return {
    title: `${own.model.title}, order ${reference}`,
    description: 'A form for handing a rented home back: rooms with photos, meters and keys.',
    canonicalPath: checkOutPath(reference),
    useLayout: false,
    hideBanner: true,
    noindex: true,
    ...own,
  };
}
