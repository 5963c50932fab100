import { checkOutPath } from '@/lib/account-routes';
import type { CheckOutState } from '@/lib/contracts/check-out-page';
import type { OrderView } from '@/lib/contracts/order-view';
import { orderPath } from '@/lib/routes';
import { checkOutModel } from './model';

type Visited = { readonly view: OrderView; readonly state: CheckOutState };

/** What the page of the pack shows, and what its head says. Pure: made on the server. */
export function checkOutProps({ view, state }: Visited, token: string) {
  const { reference } = view;
  const hrefs = { orderHref: orderPath(reference, token), action: checkOutPath(reference, token) };
  const model = checkOutModel(view, state, hrefs);
  return {
    title: `${model.title}, order ${reference}`,
    description: 'A form for handing a rented home back: rooms with photos, meters and keys.',
    canonicalPath: checkOutPath(reference),
    model,
  };
}
