import type { StoragePaymentsView } from '@/lib/contracts/storage-payments-view';
import { returnFromOrder } from '@/lib/contracts/returns';
import { orderPath } from '@/lib/routes';
import { storageModel, type Back } from './model';

type Query = Readonly<Record<string, unknown>>;

/** Where the visitor comes from: of the payment provider's pages, or none. */
function backFrom({ payment, card }: Query): Back {
  if (card === 'kept') return 'card';
  return payment === 'paid' || payment === 'cancelled' || payment === 'unavailable' ? payment : null;
}

/** What the page of a store's payments shows, and what its head says. Pure: made on the server. */
export function storageProps(view: StoragePaymentsView, token: string, query: Query) {
  const { reference } = view;
  const page = `/orders/${reference}/storage`;
  const link = (what: string) => `/api/orders/${reference}/storage/${what}?token=${token}`;
  const model = storageModel(view, backFrom(query), {
    ...{ orderHref: orderPath(reference, token), payHref: link('pay'), cardHref: link('card') },
    ...{ action: page, token, bringBackAction: returnFromOrder.path },
  });
  return {
    title: `${model.title}, order ${reference}`,
    description: 'What you have paid for your storage, what comes next, your card, and how to end it.',
    canonicalPath: page,
    model,
  };
}
