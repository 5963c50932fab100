import { formatPence, pence, sum, type Pence } from '../money';

/** A recorded refund. `failed`: somebody must pay it in another way. `covered`: already refunded by hand. */
export type MoneyBack = {
  readonly amount: Pence;
  readonly state: 'due' | 'done' | 'failed' | 'covered';
  /** Whether a person made the refund at the payment provider. */
  readonly isByHand: boolean;
};

/** Returns what the provider can still refund of a payment: all but the done and due refunds. Never below zero. */
export function stillRefundable(paid: Pence, refunds: readonly MoneyBack[]): Pence {
  const refunded = sum(refunds.filter(({ state }) => state === 'due' || state === 'done').map(({ amount }) => amount));
  return pence(Math.max(paid - refunded, 0));
}

/**
 * Returns the total that goes back to the customer, at most what was paid: done and due refunds, and failed ones that
 * are still owed. A later refund by hand replaces a failure, and a failed one by hand is not owed. `refunds` are in the
 * order in which they last changed.
 */
export function goesBack(paid: Pence, refunds: readonly MoneyBack[]): Pence {
  let [given, owed] = [0, 0];
  for (const { amount, state, isByHand } of refunds) {
    if (state === 'covered') continue;
    if (state === 'failed') {
      owed += isByHand ? 0 : amount;
      continue;
    }
    given += amount;
    if (isByHand) owed = Math.max(owed - amount, 0);
  }
  return pence(Math.min(given + owed, paid));
}

/** A received payment with its refunds, in the order in which they last changed. */
export type TakenPayment = { readonly paid: Pence; readonly refunds: readonly MoneyBack[] };

/** Money received outside the payment provider, and the part of it promised back, which a person pays by hand. */
export type MoneyOutside = { readonly paid: Pence; readonly promised: Pence };

/** The money of an order. `paid` is the sum of `goneBack` and `left`. */
export type OrderMoney = {
  readonly paid: Pence;
  /** The amount refunded, on its way or owed, by any means. */
  readonly goneBack: Pence;
  /** The most that can still be promised as a refund. */
  readonly left: Pence;
};

/** Returns what was paid for an order, what went back and what is left. Pages, mails and the desk all show this sum. */
export function orderMoney(payments: readonly TakenPayment[], outside: MoneyOutside): OrderMoney {
  const paid = pence(sum(payments.map((payment) => payment.paid)) + outside.paid);
  const online = sum(payments.map((payment) => goesBack(payment.paid, payment.refunds)));
  const goneBack = pence(online + Math.min(outside.promised, outside.paid));
  return { paid, goneBack, left: pence(paid - goneBack) };
}

/** Limits a refund to what is left. `goneBefore`: the earlier refund that reduces it below the terms, or zero. */
export function withinWhatIsLeft(byTerms: Pence, { goneBack, left }: OrderMoney) {
  if (byTerms <= left) return { refund: byTerms, goneBefore: pence(0) };
  return { refund: left, goneBefore: goneBack };
}

/** Returns " With earlier refunds, that is £259 in all.", or '' if nothing else went back. */
export function backInAll(refund: Pence, goneBack: Pence): string {
  if (goneBack <= refund) return '';
  const all = formatPence(goneBack);
  return refund === 0
    ? ` We have already refunded ${all} of what you paid.`
    : ` With earlier refunds, that is ${all} in all.`;
}
