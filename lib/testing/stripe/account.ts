import { randomUUID } from 'node:crypto';

/**
 * What Stripe remembers, as far as this app asks for it: Checkout Sessions and refunds, with the rules that matter here
 * (how soon a session may end, what can be expired, how much can go back).
 */
export type TestSession = {
  readonly id: string;
  readonly object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  url: string | null;
  payment_intent: string | null;
  amount_total: number;
  currency: string;
  readonly expires_at: number;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly metadata: Readonly<Record<string, string>>;
};

export type TestRefund = {
  readonly id: string;
  readonly object: 'refund';
  status: 'succeeded' | 'failed';
  readonly amount: number;
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
};

/** A refusal in Stripe's words. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly status = 400,
  ) {
    super(message);
  }
}

const SHORTEST_SECONDS = 30 * 60;
const SMALLEST_PENCE = 30;

const newId = (prefix: string) => `${prefix}_${randomUUID().replaceAll('-', '')}`;

const metadataIn = (params: URLSearchParams): Record<string, string> =>
  Object.fromEntries(
    [...params].flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
      return key ? [[key, value]] : [];
    }),
  );

/** Sums "line_items[0][price_data][unit_amount]" times its quantity. */
function totalOf(params: URLSearchParams): number {
  const amounts = [...params].filter(([name]) => /^line_items\[\d+\]\[price_data\]\[unit_amount\]$/.test(name));
  return amounts.reduce((sum, [name, value]) => {
    const quantity = params.get(name.replace('[price_data][unit_amount]', '[quantity]'));
    return sum + Number(value) * Number(quantity);
  }, 0);
}

/** @param pages where the pages are on which visitors pay */
export function stripeAccount(now: () => Date, pages = () => 'https://checkout.stripe.com') {
  const sessions = new Map<string, TestSession>();
  const refunds: TestRefund[] = [];

  const session = (id: string): TestSession => {
    const found = sessions.get(id);
    if (!found) throw new Refusal(`No such checkout.session: ${id}`, 'resource_missing', 404);
    return found;
  };

  return {
    sessions,
    refunds,
    session,

    create(params: URLSearchParams): TestSession {
      const seconds = Number(params.get('expires_at')) - now().getTime() / 1_000;
      if (seconds < SHORTEST_SECONDS) throw new Refusal('expires_at is too soon', 'parameter_invalid_integer');
      const amount = totalOf(params);
      if (amount < SMALLEST_PENCE) throw new Refusal('The amount is too small', 'amount_too_small');
      const id = newId('cs_test');
      const made: TestSession = {
        ...{ id, object: 'checkout.session', status: 'open', payment_status: 'unpaid', payment_intent: null },
        url: `${pages()}/c/pay/${id}`,
        amount_total: amount,
        currency: params.get('line_items[0][price_data][currency]') ?? '',
        expires_at: Number(params.get('expires_at')),
        success_url: params.get('success_url') ?? '',
        cancel_url: params.get('cancel_url') ?? '',
        metadata: metadataIn(params),
      };
      sessions.set(id, made);
      return made;
    },

    expire(id: string): TestSession {
      const found = session(id);
      if (found.status !== 'open') throw new Refusal('Only open sessions can be expired', 'resource_invalid_state');
      return Object.assign(found, { status: 'expired', url: null });
    },

    /** What the visitor does on Stripe's page. */
    pay(id: string): TestSession {
      const found = session(id);
      if (found.status !== 'open') throw new Error(`Nobody can pay in a session that is ${found.status}`);
      return Object.assign(found, {
        ...{ status: 'complete', payment_status: 'paid', url: null },
        payment_intent: newId('pi'),
      });
    },

    refund(params: URLSearchParams): TestRefund {
      const intent = params.get('payment_intent') ?? '';
      const paid = [...sessions.values()].find(({ payment_intent }) => payment_intent === intent);
      if (!paid) throw new Refusal(`No such payment_intent: ${intent}`, 'resource_missing', 404);
      const before = refunds.filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed');
      const left = before.reduce((rest, { amount }) => rest - amount, paid.amount_total);
      const amount = Number(params.get('amount') ?? left);
      if (amount > left) throw new Refusal('Refund amount is greater than what is left', 'charge_already_refunded');
      const made: TestRefund = {
        ...{ id: newId('re'), object: 'refund', status: 'succeeded' },
        ...{ amount, payment_intent: intent, metadata: metadataIn(params) },
      };
      refunds.push(made);
      return made;
    },
  };
}

export type StripeAccount = ReturnType<typeof stripeAccount>;
