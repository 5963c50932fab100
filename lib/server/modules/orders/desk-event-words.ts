import { formatPence, pence } from '@/lib/domain/money';
import type { Cause, Happening, RefundReason } from '@/lib/domain/order/history';
import { EVENT_DETAIL } from '@/lib/server/modules/orders/documents';
import type { OrderEventRow } from '@/lib/server/platform/db/schema';

const WORDS: Readonly<Record<Happening, string>> = {
  created: 'Ordered',
  payment_started: 'Payment page opened',
  payment_failed: 'Payment failed',
  payment_cancelled: 'Payment not finished',
  payment_mismatch: 'Wrong amount paid',
  payment_refund_failed: 'Refund did not arrive',
  confirmed: 'Booked',
  expired: 'Lapsed unpaid',
  shares_asked: 'Price shared out: everyone has a link to pay',
  share_paid: 'Share paid',
  held_again: 'Held again, and the customer asked to pay',
  revived: 'Paid after the hold ended, still booked',
  paid_too_late: 'Paid too late: the slot had gone',
  paid_superseded: 'Paid, but a newer order had replaced it',
  rescheduled: 'Rescheduled',
  edited: 'Changed',
  address_changed: 'Address changed',
  cancelled: 'Cancelled',
  completed: 'Done',
  extra_asked: 'Extra asked',
  extra_agreed: 'Extra agreed',
  extra_refused: 'Extra refused',
  extra_lapsed: 'Extra not answered in time, so refused',
  extra_withdrawn: 'Extra withdrawn',
  extra_paid: 'Extra paid',
  change_started: 'Change waiting for payment',
  change_lapsed: 'Change not paid in time',
  change_superseded: 'Change replaced by another',
  change_refused: 'Change paid too late',
  refunded: 'Refund',
  storage_paid: 'Storage paid',
  storage_refused: 'Card refused for storage',
  storage_arrears: 'Storage in arrears',
  storage_waived: 'Storage charge waived',
  storage_ended: 'Storage ended',
  storage_price: 'New storage price announced',
  unit_move_agreed: 'Another unit agreed',
  unit_move_off: 'Move into another unit called off',
  unit_moved: 'Moved into another unit',
  card_kept: 'Card changed',
  claim_made: 'Claim made',
  claim_answered: 'Claim answered',
  claim_accepted: 'Claim accepted',
  claim_refused: 'Claim refused',
  helper_invited: 'Right to order returns given',
  helper_revoked: 'Right to order returns withdrawn',
  helper_ordered: 'Return ordered by an invited person',
  helper_stopped: 'Return by an invited person cancelled by the owner',
};

export const eventWords = ({ type }: Pick<OrderEventRow, 'type'>): string => WORDS[type];

const REASONS: Readonly<Record<RefundReason, string>> = {
  cancelled: 'order cancelled',
  changed: 'order changed',
  paid_too_late: 'paid too late',
  paid_twice: 'paid twice',
  extra_withdrawn: 'extra withdrawn before it was paid',
  shares_unpaid: 'not everyone paid their share in time',
  change_refused: 'change paid too late',
  storage_ended: 'weeks of storage not used',
  by_hand: 'made by hand at the payment provider',
  late_arrival: 'late arrival',
  damage: 'damage',
  not_as_agreed: 'not as agreed',
  goodwill: 'goodwill',
  our_mistake: 'our mistake',
  claim: 'claim accepted',
};
export const refundWords = (reason: string): string => (REASONS as Readonly<Record<string, string>>)[reason] ?? reason;

const CAUSES: Partial<Record<Cause, string>> = {
  visitor: 'the customer',
  helper: 'someone the customer invited',
  operator: 'the desk',
  crew: 'the crew',
  payment: 'the payment provider',
  by_hand: 'the payment provider',
};
export const causeWords = (cause: Cause): string => CAUSES[cause] ?? 'automatic';

/** Returns the delegate, the extra or the money of an event: "paid £25.90, refund £12". '' for other events. */
export function eventDetail({ type, cause, detail_json }: OrderEventRow): string {
  const detail = EVENT_DETAIL.read(detail_json);
  if (detail.helper !== undefined) return [detail.helper, ...(detail.reference ? [detail.reference] : [])].join(', ');
  // The history shows an operator's action with its row of the audit log, which already names the extra.
  if (type.startsWith('extra_'))
    return cause === 'operator' ? '' : [detail.kind, detail.amount].filter(Boolean).join(', ');
  if (type === 'refunded') return `${detail.amount ?? ''}, ${refundWords(detail.reason ?? '')}`;
  const labelled = (label: string, amount = 0): readonly string[] =>
    amount > 0 ? [`${label} ${formatPence(pence(amount))}`] : [];
  return [
    ...labelled('paid', detail.paid),
    ...labelled('to pay', detail.toPay),
    ...labelled('refund', detail.refund),
    ...labelled('of which by hand', detail.byHand),
    ...labelled('late fee', detail.lateFee),
  ].join(', ');
}
