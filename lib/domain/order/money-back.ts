import { formatPence, pence, sum, type Pence } from '../money';

/**
 * One refund as it is written down. A failed one took nothing: somebody has to give the money back in another way.
 * `covered`: nothing was left to give, because it had gone back at the payment provider already.
 */
export type MoneyBack = {
  readonly amount: Pence;
  readonly state: 'due' | 'done' | 'failed' | 'covered';
  /** Made by a person at the payment provider, not asked for by an order or its change. */
  readonly isByHand: boolean;
};

/** What of a payment the provider could still give back: all of it but what went back or is on its way. Never below nothing. */
export function stillRefundable(paid: Pence, refunds: readonly MoneyBack[]): Pence {
  const gone = sum(refunds.filter(({ state }) => state === 'due' || state === 'done').map(({ amount }) => amount));
  return pence(Math.max(paid - gone, 0));
}

/**
 * What goes back to the customer in all: what was given back or is on its way, and what failed and is still owed. Money
 * that is given back by hand after a failure takes that failure's place. Nobody owes what a person tried to give at the
 * provider and took back, or could not. Never more than was paid.
 * @param refunds in the order in which they last changed
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

/** A payment that was taken, with its refunds in the order in which they last changed. */
export type TakenPayment = { readonly paid: Pence; readonly refunds: readonly MoneyBack[] };

/** Money that reached us beside the payment provider, and what of it was promised back: a person gives it by hand. */
export type MoneyOutside = { readonly paid: Pence; readonly promised: Pence };

/** All the money of an order. `paid` is `goneBack` and `left` together. */
export type OrderMoney = {
  readonly paid: Pence;
  /** What went back, is on its way or is owed, however it went. */
  readonly goneBack: Pence;
  /** The most that can still be promised. */
  readonly left: Pence;
};

/** What came in for an order, what went back of it and what is left: the one sum that page, mails and desk show. */
export function orderMoney(payments: readonly TakenPayment[], outside: MoneyOutside): OrderMoney {
  const paid = pence(sum(payments.map((payment) => payment.paid)) + outside.paid);
  const online = sum(payments.map((payment) => goesBack(payment.paid, payment.refunds)));
  const goneBack = pence(online + Math.min(outside.promised, outside.paid));
  return { paid, goneBack, left: pence(paid - goneBack) };
}

/** A promise within what is left. `goneBefore` says why it is less than the terms give; nothing where they give no more. */
export function withinWhatIsLeft(byTerms: Pence, { goneBack, left }: OrderMoney) {
  if (byTerms <= left) return { refund: byTerms, goneBefore: pence(0) };
  return { refund: left, goneBefore: goneBack };
}

/** " With what went back before, it is £259 in all."; '' when nothing else went back. The same in mails and on the page. */
export function backInAll(refund: Pence, goneBack: Pence): string {
  if (goneBack <= refund) return '';
  const all = formatPence(goneBack);
  return refund === 0
    ? ` ${all} of what you paid went back before.`
    : ` With what went back before, it is ${all} in all.`;
}
