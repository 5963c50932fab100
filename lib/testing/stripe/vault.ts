import { metadataIn, newId } from './params';
import { Refusal } from './refusal';

/**
 * The behaviour of a card. `refused_later`: refused from the second charge on. `refused`: refused at every charge.
 * `lost`: reported as lost. `confirms`: the bank requires the customer's confirmation for every charge without the
 * customer.
 */
export type CardManner = 'pays' | 'refused_later' | 'refused' | 'lost' | 'confirms';

export type TestIntent = {
  readonly id: string;
  readonly object: 'payment_intent';
  /** Seconds. */
  readonly created: number;
  readonly amount: number;
  readonly amount_received: number;
  readonly currency: string;
  readonly customer: string | null;
  readonly payment_method: string | null;
  status: 'succeeded' | 'requires_payment_method' | 'requires_action' | 'processing' | 'canceled';
  readonly metadata: Readonly<Record<string, string>>;
  readonly last_payment_error: { readonly code: string; readonly decline_code: string } | null;
};

export const SMALLEST_PENCE = 30;

type TestCard = { readonly customer: string; readonly manner: CardManner; uses: number };

/** Cards of Stripe's test mode, by the names that replace card data. */
const TEST_CARDS: Readonly<Record<string, CardManner>> = {
  pm_card_visa: 'pays',
  pm_card_chargeCustomerFail: 'refused',
  pm_card_authenticationRequired: 'confirms',
};

const REASONS = {
  refused: { code: 'card_declined', decline_code: 'insufficient_funds' },
  lost: { code: 'card_declined', decline_code: 'lost_card' },
  confirms: { code: 'authentication_required', decline_code: 'authentication_required' },
} as const;

type Asked = Pick<TestIntent, 'amount' | 'currency' | 'customer' | 'payment_method' | 'metadata'>;

/** Returns a store of customers, their saved cards, and all payments. */
export function stripeVault(now: () => Date) {
  const cards = new Map<string, TestCard>();
  const intents = new Map<string, TestIntent>();

  function record(asked: Asked, error: TestIntent['last_payment_error']): TestIntent {
    const made: TestIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      created: Math.floor(now().getTime() / 1_000),
      ...asked,
      amount_received: error ? 0 : asked.amount,
      status: error ? 'requires_payment_method' : 'succeeded',
      last_payment_error: error,
    };
    intents.set(made.id, made);
    return made;
  }

  function cardOf(method: string, customer: string): TestCard {
    const card = cards.get(method);
    if (card?.customer === customer) return card;
    throw new Refusal(`No such PaymentMethod: ${method}`, 'resource_missing', 400, { param: 'payment_method' });
  }

  const reasonOf = ({ manner, uses }: TestCard) => {
    if (manner === 'refused_later') return uses > 0 ? REASONS.refused : null;
    return manner === 'pays' ? null : REASONS[manner];
  };

  return {
    cards,
    intents,

    /** Saves a card; returns its id. */
    keep(customer: string, manner: CardManner, uses = 0): string {
      const id = newId('pm');
      cards.set(id, { customer, manner, uses });
      return id;
    },

    /** Records a visitor's payment on Stripe's page, with the card that was saved. */
    record: (asked: Asked) => record(asked, null),

    intent(id: string): TestIntent {
      const found = intents.get(id);
      if (!found) throw new Refusal(`No such payment_intent: ${id}`, 'resource_missing', 404);
      return found;
    },

    /** Returns the intents, the newest first. */
    intentsOf: (customer: string | null) =>
      [...intents.values()].filter((intent) => intent.customer === customer).toReversed(),

    attach(name: string, customer: string): object {
      const manner = TEST_CARDS[name];
      if (!manner) throw new Refusal(`No such PaymentMethod: ${name}`, 'resource_missing', 404);
      return { id: this.keep(customer, manner), object: 'payment_method', customer };
    },

    /** Creates and confirms an intent at once, without the customer. */
    charge(params: URLSearchParams): TestIntent {
      const [customer, method] = [params.get('customer') ?? '', params.get('payment_method') ?? ''];
      const card = cardOf(method, customer);
      if (params.get('confirm') !== 'true' || params.get('off_session') !== 'true') {
        throw new Refusal('Only charges with nobody present are made here', 'parameter_missing');
      }
      const amount = Number(params.get('amount'));
      if (amount < SMALLEST_PENCE) throw new Refusal('It is too small', 'amount_too_small', 400, { param: 'amount' });
      const reason = reasonOf(card);
      card.uses += 1;
      const asked = { amount, currency: params.get('currency') ?? '', customer, payment_method: method };
      const made = record({ ...asked, metadata: metadataIn(params) }, reason);
      if (!reason) return made;
      throw new Refusal('Your card was declined.', reason.code, 402, {
        type: 'card_error',
        ...reason,
        payment_intent: made,
      });
    },
  };
}
