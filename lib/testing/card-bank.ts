import { setTimeout as delay } from 'node:timers/promises';
import type {
  ChargeMade,
  ChargeRequest,
  PaymentProvider,
  SavedCard,
} from '@/lib/server/platform/payment-provider/port';

/** The behaviour of a card. `lost`: the money is taken, and the answer never arrives. `silent`: nothing happens. */
export type CardManner = 'pays' | 'refused' | 'hard_declined' | 'needs_confirmation' | 'lost' | 'silent';

export type CardBank = PaymentProvider & {
  /** The payments that were really taken, in order. */
  readonly taken: readonly { readonly paymentId: string; readonly amount: number }[];
  readonly refunded: readonly number[];
  /** Returns the number of requested charges. */
  readonly asked: () => number;
  /** Sets the behaviour for the next `many` charges. Later ones succeed. */
  readonly behave: (manner: CardManner, many?: number) => void;
};

/**
 * Returns a payment provider in memory with one card for everybody and a record of all money taken, against which tests
 * compare charges. It takes a payment only once, as providers with idempotency keys do.
 * @param answersAfterMs how long a charge takes, for benchmarks
 */
export function cardBank(answersAfterMs = 0): CardBank {
  const book = new Map<string, ChargeMade & Pick<ChargeRequest, 'amount' | 'card'>>();
  const refunded: number[] = [];
  let [manner, left, asked]: [CardManner, number, number] = ['pays', 0, 0];
  const mannerNow = (): CardManner => {
    if (left > 0) left -= 1;
    else manner = 'pays';
    return manner;
  };
  const card: SavedCard = { customerRef: 'customer', methodRef: 'card' };

  function charge({ paymentId, amount, card: by }: ChargeRequest): ChargeMade {
    asked += 1;
    const known = book.get(paymentId);
    if (known) return known;
    const how = mannerNow();
    if (how === 'silent') throw new Error('The provider does not answer');
    const state = how === 'lost' ? 'paid' : how === 'pays' ? 'paid' : how;
    const made = { state, chargeRef: `charge-${paymentId}` } as ChargeMade;
    book.set(paymentId, { ...made, amount, card: by });
    if (how === 'lost') throw new Error('The answer was lost');
    return made;
  }

  return {
    id: 'test',
    createSession: ({ paymentId }) =>
      Promise.resolve({ url: `https://pay.example/${paymentId}`, providerRef: paymentId }),
    readSession: ({ id }) => Promise.resolve({ state: 'open', url: `https://pay.example/${id}` }),
    endSession: () => Promise.resolve(null),
    readCard: () => Promise.resolve(card),
    createCardPage: ({ setupId }) => Promise.resolve({ url: `https://card.example/${setupId}`, providerRef: setupId }),
    readCardPage: () => Promise.resolve(null),
    charge: (request) => delay(answersAfterMs).then(() => charge(request)),
    // Searches the payments of one customer, as the payment processor does.
    findCharge: (paymentId, { customerRef }) => {
      const known = book.get(paymentId);
      const isTheirs = known?.card.customerRef === customerRef;
      return Promise.resolve(
        isTheirs ? { state: known.state, chargeRef: known.chargeRef } : null,
      ) as Promise<ChargeMade | null>;
    },
    refund: ({ refundId, amount }) => {
      refunded.push(amount);
      return Promise.resolve({ state: 'done', providerRef: `refund-${refundId}`, amount });
    },
    readRefunds: () => Promise.resolve([]),
    readCharge: () => Promise.resolve(null),
    parseEvent: () => Promise.resolve(null),
    get taken() {
      return [...book].flatMap(([paymentId, { state, amount }]) => (state === 'paid' ? [{ paymentId, amount }] : []));
    },
    refunded,
    asked: () => asked,
    behave: (next, many = Infinity) => {
      [manner, left] = [next, many];
    },
  };
}
