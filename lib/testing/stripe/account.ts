import { DAY_SECONDS } from '@/lib/domain/london-time';
import { metadataIn, newId } from './params';
import { Refusal } from './refusal';
import { SMALLEST_PENCE, stripeVault, type CardManner } from './vault';

/**
 * Stripe's state as far as this app uses it: Checkout Sessions, cards with their payments, and refunds, with the rules
 * that matter here (how soon a session may end, what can be expired, how much can be refunded).
 */
export type TestSession = {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly mode: 'payment' | 'setup';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  url: string | null;
  payment_intent: string | null;
  setup_intent: string | null;
  customer: string | null;
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

const SHORTEST_SECONDS = 30 * 60;

/** Returns the sum of "line_items[0][price_data][unit_amount]" times quantity. */
function totalOf(params: URLSearchParams): number {
  const amounts = [...params].filter(([name]) => /^line_items\[\d+\]\[price_data\]\[unit_amount\]$/.test(name));
  return amounts.reduce((sum, [name, value]) => {
    const quantity = params.get(name.replace('[price_data][unit_amount]', '[quantity]'));
    return sum + Number(value) * Number(quantity);
  }, 0);
}

/** The parameters with which a session was created. */
type Asked = { readonly keepsCard: boolean; readonly ofIntent: Readonly<Record<string, string>> };

/** @param pages returns the address of the pages on which visitors pay */
export function stripeAccount(now: () => Date, pages = () => 'https://checkout.stripe.com') {
  const vault = stripeVault(now);
  const sessions = new Map<string, TestSession>();
  const asked = new Map<string, Asked>();
  const setups = new Map<string, string>();
  const refunds: TestRefund[] = [];

  const session = (id: string): TestSession => {
    const found = sessions.get(id);
    if (!found) throw new Refusal(`No such checkout.session: ${id}`, 'resource_missing', 404);
    return found;
  };

  const openSession = (id: string): TestSession => {
    const found = session(id);
    if (found.status !== 'open') throw new Error(`Nobody can pay in a session that is ${found.status}`);
    return found;
  };

  function expiryOf(params: URLSearchParams): number {
    const seconds = now().getTime() / 1_000;
    const expiry = Number(params.get('expires_at') ?? Math.ceil(seconds) + DAY_SECONDS);
    if (expiry - seconds < SHORTEST_SECONDS) throw new Refusal('expires_at is too soon', 'parameter_invalid_integer');
    return expiry;
  }

  return {
    ...vault,
    sessions,
    refunds,
    session,

    create(params: URLSearchParams): TestSession {
      const mode = params.get('mode') === 'setup' ? 'setup' : 'payment';
      const [expires_at, amount] = [expiryOf(params), totalOf(params)];
      if (mode === 'payment' && amount < SMALLEST_PENCE) throw new Refusal('It is too small', 'amount_too_small');
      const id = newId('cs_test');
      const made: TestSession = {
        id,
        object: 'checkout.session',
        mode,
        status: 'open',
        payment_status: 'unpaid',
        payment_intent: null,
        setup_intent: null,
        customer: params.get('customer'),
        url: `${pages()}/c/pay/${id}`,
        amount_total: amount,
        currency: params.get('line_items[0][price_data][currency]') ?? params.get('currency') ?? '',
        expires_at,
        success_url: params.get('success_url') ?? '',
        cancel_url: params.get('cancel_url') ?? '',
        metadata: metadataIn(params),
      };
      sessions.set(id, made);
      const keepsCard = params.get('payment_intent_data[setup_future_usage]') === 'off_session';
      asked.set(id, { keepsCard, ofIntent: metadataIn(params, 'payment_intent_data[metadata]') });
      return made;
    },

    /** Returns a session in Stripe's format, with its whole intent where `expand` asks for that. */
    read(id: string, expand: string | null): object {
      const found = session(id);
      if (expand === 'payment_intent' && found.payment_intent) {
        return { ...found, payment_intent: vault.intent(found.payment_intent) };
      }
      const setup = found.setup_intent;
      if (expand !== 'setup_intent' || setup === null) return found;
      return { ...found, setup_intent: { id: setup, object: 'setup_intent', payment_method: setups.get(setup) } };
    },

    sessionsOf: (intent: string | null) =>
      [...sessions.values()].filter(({ payment_intent }) => payment_intent === intent),

    expire(id: string): TestSession {
      const found = session(id);
      if (found.status !== 'open') throw new Refusal('Only open sessions can be expired', 'resource_invalid_state');
      return Object.assign(found, { status: 'expired', url: null });
    },

    /** Pays a session as the visitor does on Stripe's page. */
    pay(id: string, manner: CardManner = 'pays'): TestSession {
      const found = openSession(id);
      const { keepsCard = false, ofIntent = {} } = asked.get(id) ?? {};
      const customer = keepsCard ? (found.customer ?? newId('cus')) : null;
      const payment_method = customer === null ? newId('pm') : vault.keep(customer, manner, 1);
      const { amount_total: amount, currency } = found;
      const made = vault.record({ amount, currency, customer, payment_method, metadata: ofIntent });
      return Object.assign(found, {
        status: 'complete',
        payment_status: 'paid',
        url: null,
        payment_intent: made.id,
        customer,
      });
    },

    /** Saves a card as the visitor does on Stripe's page. */
    giveCard(id: string, manner: CardManner = 'pays'): TestSession {
      const found = openSession(id);
      const [customer, setup_intent] = [found.customer ?? newId('cus'), newId('seti')];
      setups.set(setup_intent, vault.keep(customer, manner));
      return Object.assign(found, {
        status: 'complete',
        payment_status: 'no_payment_required',
        url: null,
        setup_intent,
        customer,
      });
    },

    refund(params: URLSearchParams): TestRefund {
      const intent = params.get('payment_intent') ?? '';
      const paid = vault.intent(intent);
      const before = refunds.filter(({ payment_intent, status }) => payment_intent === intent && status !== 'failed');
      const left = before.reduce((rest, { amount }) => rest - amount, paid.amount_received);
      const amount = Number(params.get('amount') ?? left);
      if (amount > left) throw new Refusal('Refund amount is greater than what is left', 'charge_already_refunded');
      const made: TestRefund = {
        id: newId('re'),
        object: 'refund',
        status: 'succeeded',
        amount,
        payment_intent: intent,
        metadata: metadataIn(params),
      };
      refunds.push(made);
      return made;
    },

    refundsOf: (intent: string | null) => refunds.filter(({ payment_intent }) => payment_intent === intent),
  };
}

export type StripeAccount = ReturnType<typeof stripeAccount>;
