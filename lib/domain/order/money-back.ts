import { pence, sum, type Pence } from '../money';

/** One refund as it is written down. A failed one took nothing: somebody has to give the money back in another way. */
export type MoneyBack = {
  readonly amount: Pence;
  readonly state: 'due' | 'done' | 'failed';
  /** Made by a person at the payment provider, not asked for by an order or its change. */
  readonly isByHand: boolean;
};

/** What of a payment the provider could still give back: all of it but what went back or is on its way. Never below nothing. */
export function stillRefundable(paid: Pence, refunds: readonly MoneyBack[]): Pence {
  const gone = sum(refunds.filter(({ state }) => state !== 'failed').map(({ amount }) => amount));
  return pence(Math.max(paid - gone, 0));
}

/**
 * What goes back to the customer in all: what was given back or is on its way, and what failed and is still owed. Money
 * that is given back by hand after a failure takes that failure's place. Never more than was paid.
 * @param refunds in the order in which they last changed
 */
export function goesBack(paid: Pence, refunds: readonly MoneyBack[]): Pence {
  let [given, owed] = [0, 0];
  for (const { amount, state, isByHand } of refunds) {
    if (state === 'failed') owed += amount;
    else given += amount;
    if (state !== 'failed' && isByHand) owed = Math.max(owed - amount, 0);
  }
  return pence(Math.min(given + owed, paid));
}
