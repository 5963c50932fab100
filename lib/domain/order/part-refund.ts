import { fromPounds, type Pence } from '../money';
import type { OrderMoney } from './money-back';
import type { OrderState } from './state';

/** Why our office gives a part back; `claim`: a claim was accepted, which has a page of its own. */
export const PART_REFUND_REASONS = [
  'late_arrival',
  'damage',
  'not_as_agreed',
  'goodwill',
  'our_mistake',
  'claim',
] as const;
export type PartRefundReason = (typeof PART_REFUND_REASONS)[number];

/** The desk's and the invoices' word for it. */
export const PART_REFUND_LABELS: Readonly<Record<PartRefundReason, string>> = {
  late_arrival: 'Late arrival',
  damage: 'Damage',
  not_as_agreed: 'Not as agreed',
  goodwill: 'Goodwill',
  our_mistake: 'Our mistake',
  claim: 'Claim accepted',
};

/** Those that an operator chooses from. */
export const CHOSEN_REFUND_REASONS = PART_REFUND_REASONS.filter((reason) => reason !== 'claim');

/** After "we are refunding £20": what the customer reads. */
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

/** Whether a part can go back: also of what is cancelled or done, as long as something of the money is left. */
export const canRefundPart = (state: OrderState, { left }: Pick<OrderMoney, 'left'>): boolean =>
  left > 0 && state !== 'awaiting_payment' && state !== 'expired';

/** Pence of typed pounds; null for what is no whole number of pence above nothing and within what is left. */
export function partOf(pounds: number, left: Pence): Pence | null {
  const amount = fromPounds(pounds);
  const isExact = Math.abs(pounds * 100 - amount) < 1e-6;
  return isExact && amount > 0 && amount <= left ? amount : null;
}
