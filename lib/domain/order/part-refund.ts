import { fromPounds, type Pence } from '../money';
import type { OrderMoney } from './money-back';
import type { OrderState } from './state';

/** Reasons for a partial refund by our office. `claim`: an accepted claim, which has its own page. */
export const PART_REFUND_REASONS = [
  'late_arrival',
  'damage',
  'not_as_agreed',
  'goodwill',
  'our_mistake',
  'claim',
] as const;
export type PartRefundReason = (typeof PART_REFUND_REASONS)[number];

export const PART_REFUND_LABELS: Readonly<Record<PartRefundReason, string>> = {
  late_arrival: 'Late arrival',
  damage: 'Damage',
  not_as_agreed: 'Not as agreed',
  goodwill: 'Goodwill',
  our_mistake: 'Our mistake',
  claim: 'Claim accepted',
};

export const CHOSEN_REFUND_REASONS = PART_REFUND_REASONS.filter((reason) => reason !== 'claim');

/** The reasons as the customer reads them, after "we are refunding £20". */
export const PART_REFUND_WORDS: Readonly<Record<PartRefundReason, string>> = {
  late_arrival: 'because we arrived late',
  damage: 'because something was damaged',
  not_as_agreed: 'because something was not done as agreed',
  goodwill: 'as a gesture of goodwill',
  our_mistake: 'because we made a mistake',
  claim: 'because we have accepted your claim',
};

export const isPartRefundReason = (text: string): text is PartRefundReason =>
  (PART_REFUND_REASONS as readonly string[]).includes(text);

/** Returns whether part of an order can be refunded: also when it is cancelled or done, as long as money is left. */
export const canRefundPart = (state: OrderState, { left }: Pick<OrderMoney, 'left'>): boolean =>
  left > 0 && state !== 'awaiting_payment' && state !== 'expired';

/** Converts typed pounds to pence. Null unless it is a whole number of pence, above zero and at most what is left. */
export function partOf(pounds: number, left: Pence): Pence | null {
  const amount = fromPounds(pounds);
  const isExact = Math.abs(pounds * 100 - amount) < 1e-6;
  return isExact && amount > 0 && amount <= left ? amount : null;
}
