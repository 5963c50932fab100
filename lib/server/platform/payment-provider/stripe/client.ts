import type Stripe from 'stripe';
import type { StripeSettings } from '@/lib/server/platform/config/stripe';

/** A call is retried with the same key after this time, because a visitor waits. */
const TIMEOUT_MS = 6_000;
const RETRIES = 1;

/** A failed Stripe call, without Stripe's message, which may quote what was sent. */
export class StripeFault extends Error {
  override readonly name = 'StripeFault';
  constructor(
    /** "StripeConnectionError", "StripeInvalidRequestError" … */
    readonly kind: string,
    readonly code: string | undefined,
    status: number | undefined,
  ) {
    super(['Stripe', kind, code, status].filter((part) => part !== undefined).join(' '));
  }
}

const clients = new WeakMap<StripeSettings, Promise<Stripe>>();

/** Loads the library at first use, so that an app without Stripe never loads it. */
export function stripeClient(settings: StripeSettings): Promise<Stripe> {
  const known = clients.get(settings) ?? load(settings);
  clients.set(settings, known);
  return known;
}

async function load({ secretKey, apiOrigin, timeoutMs = TIMEOUT_MS }: StripeSettings): Promise<Stripe> {
  const { default: Client } = await import('stripe');
  return new Client(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(apiOrigin !== null && elsewhere(new URL(apiOrigin))),
  });
}

const elsewhere = ({ protocol, hostname, port }: URL) => ({
  protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
  host: hostname,
  ...(port !== '' && { port }),
});

/** Throws StripeFault for any failure, including an answer that is not JSON. */
export async function callStripe<T>(settings: StripeSettings, call: (stripe: Stripe) => Promise<T>): Promise<T> {
  const stripe = await stripeClient(settings);
  try {
    return await call(stripe);
  } catch (error) {
    throw faultOf(error);
  }
}

function faultOf(error: unknown): StripeFault {
  const { type, code, statusCode } = error as { type?: unknown; code?: unknown; statusCode?: unknown };
  return new StripeFault(
    typeof type === 'string' ? type : 'UnreadableAnswer',
    typeof code === 'string' ? code : undefined,
    typeof statusCode === 'number' ? statusCode : undefined,
  );
}
