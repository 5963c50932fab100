import { addDays, formatDate } from '../london-time';
import { formatPence, type Pence } from '../money';
import type { LocalDate, StorageTerm } from '../vocabulary';
import { counted } from '../wording';
import type { Quote } from './quote';
import { storageDuration } from './storage-terms';

const WEEK = 7;

/** What a kept card is charged after the first payment for storage. */
export type PaymentPlan = {
  readonly storageTerm: StorageTerm;
  /** The day of the collection. */
  readonly since: LocalDate;
  /** Pence a time, VAT included. */
  readonly amount: Pence;
  readonly weeksPerPayment: 1 | 4;
  /** The day of the first of these payments. */
  readonly firstOn: LocalDate;
};

/** '', null and undefined mean "not known yet". */
type Ordered = { readonly storageTerm: StorageTerm | '' | null; readonly since: LocalDate | '' | undefined };

/** The plan of a storage order; null when it has no term or day yet, or when nothing is paid later. */
export function paymentPlan(
  { follows = [] }: Pick<Quote, 'follows'>,
  { storageTerm, since }: Ordered,
): PaymentPlan | null {
  const later = follows.find(({ key }) => key === 'storage');
  if (!later || !storageTerm || !since) return null;
  const { weeksPerPayment } = storageDuration(storageTerm);
  return { storageTerm, since, amount: later.amount, weeksPerPayment, firstOn: addDays(since, weeksPerPayment * WEEK) };
}

/** "week", "4 weeks": what a payment pays for. */
export const periodText = ({ weeksPerPayment }: Pick<PaymentPlan, 'weeksPerPayment'>): string =>
  weeksPerPayment === 1 ? 'week' : counted(weeksPerPayment, 'week');

/** "£39.44 every 4 weeks", "£21.90 every week". */
export const chargesText = (plan: PaymentPlan): string => `${formatPence(plan.amount)} every ${periodText(plan)}`;

/** The sentence that a customer agrees to in a box of its own (LAW-4), and that is kept with the order. */
export const agreementSentence = (plan: PaymentPlan): string =>
  `I agree that my card is kept and charged ${chargesText(plan)} from ${formatDate(plan.firstOn)} until I end the storage.`;

/** The same as an operator hears it on the telephone; the customer agrees to their own by paying. */
export const spokenAgreement = (plan: PaymentPlan): string =>
  `They agree that their card is kept and charged ${chargesText(plan)} from ${formatDate(plan.firstOn)} until they end the storage.`;
