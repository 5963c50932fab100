import type Stripe from 'stripe';
import { formatPence, NOTHING, sum, type Pence } from '@/lib/domain/money';
import type { PayableOrder } from '@/lib/server/subjects/ledger/port';

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;

/** The most that Stripe takes in one session. */
const MOST_ITEMS = 100;

/**
 * What the payment page lists: the lines of the quote. Stripe has no line below zero, so with a discount it is one item,
 * whose description names every line. Whatever the lines say, the sum is what is asked for.
 */
export function lineItems({ title, reference, amount, lines }: PayableOrder): LineItem[] {
  const charged = lines.filter((line) => line.amount !== NOTHING);
  const canBeListed = charged.every((line) => line.amount > NOTHING) && charged.length <= MOST_ITEMS;
  if (charged.length > 0 && canBeListed && sum(charged.map((line) => line.amount)) === amount) {
    return charged.map((line) => item(line.label, line.amount, line.detail));
  }
  const named = charged.map((line) => `${line.label} ${formatPence(line.amount)}`);
  return [item(title, amount, [`Order ${reference}`, ...named].join('; '))];
}

const item = (name: string, amount: Pence, description?: string): LineItem => ({
  quantity: 1,
  price_data: {
    currency: 'gbp',
    unit_amount: amount,
    product_data: { name, ...(description && { description: description.slice(0, 1_000) }) },
  },
});
