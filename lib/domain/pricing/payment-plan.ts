import { addDays, formatDate, type LocalDate } from '../london-time';
import { formatPence, type Pence } from '../money';
import type { StorageTerm } from '../order-types';
import { countWithNoun } from '../wording';
import type { Quote } from './quote';
import { storageDuration } from './storage-terms';

const WEEK = 7;

/** The charges to a kept card after the first payment for storage. */
export type PaymentPlan = {
  readonly storageTerm: StorageTerm;
  readonly since: LocalDate;
  /** Pence per payment, VAT included. */
  readonly amount: Pence;
  readonly weeksPerPayment: 1 | 4;
  readonly firstOn: LocalDate;
};

/** '', null and undefined mean "not known yet". */
type Ordered = { readonly storageTerm: StorageTerm | '' | null; readonly since: LocalDate | '' | undefined };

/** Returns the payment plan of a rental. Null if it has no term or day yet, or if no later payments follow. */
export function paymentPlan(
  { follows = [] }: Pick<Quote, 'follows'>,
  { storageTerm, since }: Ordered,
): PaymentPlan | null {
  const later = follows.find(({ key }) => key === 'storage');
  if (!later || !storageTerm || !since) return null;
  const { weeksPerPayment } = storageDuration(storageTerm);
  return { storageTerm, since, amount: later.amount, weeksPerPayment, firstOn: addDays(since, weeksPerPayment * WEEK) };
}

export const periodText = ({ weeksPerPayment }: Pick<PaymentPlan, 'weeksPerPayment'>): string =>
  weeksPerPayment === 1 ? 'week' : countWithNoun(weeksPerPayment, 'week');

export const chargesText = (plan: PaymentPlan): string => `${formatPence(plan.amount)} every ${periodText(plan)}`;

/** Returns the consent that a customer ticks on its own (LAW-4) and that is stored with the order. */
export const agreementSentence = (plan: PaymentPlan): string =>
  `I agree that my card is kept and charged ${chargesText(plan)} from ${formatDate(plan.firstOn)} until I end the storage.`;

/** Returns the consent for an operator on the telephone. The customer's own consent is given by paying. */
export const spokenAgreement = (plan: PaymentPlan): string =>
  `They agree that their card is kept and charged ${chargesText(plan)} from ${formatDate(plan.firstOn)} until they end the storage.`;
