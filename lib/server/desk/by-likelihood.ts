import type { OrderAction } from '@/lib/contracts/desk-order-views';

/**
 * What can be done with an order, the likeliest next step first: its payment, what is asked while a crew is there, the
 * end of the work, another day, a complaint about what is done; money and the end of an order last.
 */
const LIKELIEST_FIRST: readonly OrderAction[] = [
  ...(['payment_link', 'hold_again', 'complete', 'reschedule', 'address', 'items'] as const),
  ...(['claim', 'extra', 'confirm', 'refund', 'cancel'] as const),
];

/** `isAtWork`: a crew is on its way or there, and what it asks for is said on the telephone. */
export function byLikelihood(actions: readonly OrderAction[], isAtWork: boolean): readonly OrderAction[] {
  const ahead = isAtWork ? actions.filter((action) => action === 'extra') : [];
  const paid = actions.filter((action) => action === 'payment_link' || action === 'hold_again');
  const first: readonly OrderAction[] = [...paid, ...ahead];
  return [...first, ...LIKELIEST_FIRST.filter((action) => actions.includes(action) && !first.includes(action))];
}
