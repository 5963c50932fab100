import type { OrderHead } from '@/lib/contracts/desk-order-views';
import { deskPath } from '@/lib/routes';
import { PageHeading } from '../Panel/Panel';

/** The heading of a page that changes an order, with the way back to it. */
export function BackToOrder({ what, head }: { readonly what: string; readonly head: OrderHead }) {
  const { reference, title, name, when, state } = head;
  return (
    <PageHeading title={`${what} ${reference}`} state={state} detail={`${name}: ${title}, ${when}`}>
      <a href={deskPath('orders', reference)}>Back to the order</a>
    </PageHeading>
  );
}
