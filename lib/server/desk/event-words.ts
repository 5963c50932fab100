import { formatPence, pence } from '@/lib/domain/money';
import type { Happening } from '@/lib/domain/order/history';
import type { OrderEventRow } from '@/lib/server/kernel/db/schema';
import { EVENT_DETAIL } from '@/lib/server/subjects/orders/event-detail';

const WORDS: Readonly<Record<Happening, string>> = {
  created: 'Ordered',
  payment_started: 'Payment page opened',
  payment_failed: 'Payment failed',
  payment_cancelled: 'Payment given up',
  payment_mismatch: 'Another amount was paid than was asked',
  payment_refund_failed: 'Refund did not arrive',
  confirmed: 'Booked',
  expired: 'Lapsed unpaid',
  revived: 'Paid after the hold, booked all the same',
  paid_too_late: 'Paid too late: the slot had gone',
  paid_superseded: 'Paid, but ordered anew since',
  rescheduled: 'Rescheduled',
  edited: 'Changed',
  cancelled: 'Cancelled',
  completed: 'Done',
  change_started: 'Change waits for its payment',
  change_lapsed: 'Change not paid in time',
  change_superseded: 'Change given up for another',
  change_refused: 'Change paid too late',
  refunded: 'Refund',
};

export const eventWords = ({ type }: Pick<OrderEventRow, 'type'>): string => WORDS[type];

/** The money of an event: "paid £25.90, refund £12". What the order was before stays in its document. */
export function eventDetail({ type, detail_json }: OrderEventRow): string {
  const detail = EVENT_DETAIL.read(detail_json);
  if (type === 'refunded') return `${detail.amount ?? ''}, ${(detail.reason ?? '').replaceAll('_', ' ')}`;
  const amount = (label: string, value = 0): readonly string[] =>
    value > 0 ? [`${label} ${formatPence(pence(value))}`] : [];
  return [
    ...amount('paid', detail.paid),
    ...amount('to pay', detail.toPay),
    ...amount('refund', detail.refund),
    ...amount('of it by hand', detail.byHand),
    ...amount('late fee', detail.lateFee),
  ].join(', ');
}
