import { formatDay } from '../london-time';
import { chargesText, paymentPlan, periodText, type PaymentPlan } from '../pricing/payment-plan';
import { storedSince } from '../answers/ordered-storage-split';
import type { Quote } from '../pricing/quote';
import type { BookedOrder } from '../order-types';
import { NOTICE_DAYS, NOTICE_FROM_WEEKS, PRICE_CHANGE_NOTICE_DAYS } from './billing';
import { minimumTermEnd } from './payments';

export const PAYMENTS_TITLE = 'Your storage payments';
export const PAYMENTS_LINK = 'See payments, change your card or end the storage';
/** The continuation of storage after its minimum term, as a predicate: "Storage …", "After that it …". */
export const CONTINUES = `continues until you book the return of everything, with ${PRICE_CHANGE_NOTICE_DAYS} days’ notice of any new price`;
/** The change of price that the terms allow. */
export const PRICE_MAY_CHANGE = `The price can change only after your term, with ${PRICE_CHANGE_NOTICE_DAYS} days’ notice in writing.`;
export const UNUSED_WEEKS_BACK =
  'The day after storage ends, we refund your card for whole weeks paid for and not used.';

/** Describes the first payment: "£113.56 for the first 4 weeks of storage, …". `beside`: the other items it covers. */
export const firstPaymentText = (plan: Pick<PaymentPlan, 'weeksPerPayment'>, total: string, beside: string): string =>
  `${total} for the first ${periodText(plan)} of storage, ${beside} and what you added to it.`;

export type PlanRow = readonly [label: string, text: string];

/** Returns the payment plan, shown before paying, in the confirmation and on the order's page. */
export function planRows(plan: PaymentPlan): readonly PlanRow[] {
  return [
    [
      'Later payments',
      `${chargesText(plan)}, in advance. The first of these is on ${formatDay(plan.firstOn)}. ${PRICE_MAY_CHANGE}`,
    ],
    ['For how long', untilText(plan)],
    ['How to end it', `Book the return of everything, on your order page or by telling us. ${UNUSED_WEEKS_BACK}`],
    ['Your card', 'The payment provider keeps it for these payments only. We never see its number.'],
    ['Emails', emailsText(plan)],
  ];
}

function untilText({ storageTerm, since }: PaymentPlan): string {
  const minimum = minimumTermEnd({ storageTerm, since });
  return minimum === null
    ? 'Until you end it, in any week.'
    : `Until you end it, but at least until ${formatDay(minimum)}, when your minimum term is over.`;
}

const emailsText = ({ weeksPerPayment }: PaymentPlan): string =>
  weeksPerPayment < NOTICE_FROM_WEEKS
    ? 'A receipt with an invoice after each payment.'
    : `We email you ${NOTICE_DAYS} days before each payment, with the amount, the day and how to end the storage, and send a receipt with an invoice after it.`;

/** Returns the payment plan with the sentence that the customer agreed to. Empty where no card is kept. */
export function orderPlanRows(
  order: Pick<BookedOrder, 'agreedPayments' | 'storageSpace' | 'storageTerm' | 'dates'>,
  quote: Pick<Quote, 'follows'>,
  isByPhone: boolean,
): readonly PlanRow[] {
  const { agreedPayments, storageTerm } = order;
  const plan = paymentPlan(quote, { storageTerm, since: storedSince(order) });
  if (!plan || agreedPayments === undefined) return [];
  return [...planRows(plan), [isByPhone ? 'Agreed by paying' : 'You agreed when you ordered', `“${agreedPayments}”`]];
}
