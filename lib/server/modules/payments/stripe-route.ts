import { getServices } from '@/lib/server/container';
import type { ProviderEvent, PaymentDeps } from '@/lib/server/modules/ledger/port';
import { recordRefundEvent, recordRefundsOf } from '@/lib/server/modules/payments/refund-events';
import { recordPaymentEvent } from '@/lib/server/modules/payments/service';
import { withPayments } from '@/lib/server/modules/payments/wire';
import { recordCardKept } from '@/lib/server/modules/rentals/cards';
import { Problem } from '@/lib/server/platform/base/problem';
import { admitRequest } from '@/lib/server/platform/http/admission';
import { readText } from '@/lib/server/platform/http/body';
import { allowMethods, withErrorEnvelope } from '@/lib/server/platform/http/guarded';
import { sendJson } from '@/lib/server/platform/http/api-handler';

/** The most bytes of an event. Stripe's largest ones are a few kilobytes. */
const MAX_BYTES = 256 * 1024;

/** The limit of requests from one address, far above what Stripe sends. Stripe sends a refused event again. */
const EVENTS = { name: 'stripeWebhook', perMinute: 1_200 };

/**
 * Answers POST /api/payments/stripe, Stripe's webhook. The signature over the raw body proves the sender, and a body
 * without one is not read. An unknown event is answered 200 too, because Stripe would otherwise repeat it for three
 * days. Only errors of ours are answered otherwise, so that Stripe repeats the event. 404 without Stripe's keys.
 */
export const stripeWebhookRoute = withErrorEnvelope('stripeWebhook', async (request, response) => {
  allowMethods(request.method, response, ['POST']);
  const { deps } = getServices();
  if (!deps.config.stripe) throw new Problem('not_found');
  const payments = withPayments(deps);
  const admitted = await admitRequest(deps, EVENTS, request, response);
  const signature = request.headers['stripe-signature'];
  const raw = typeof signature === 'string' ? await readText(admitted, MAX_BYTES) : '';
  const event = await payments.provider.parseEvent(raw, {
    'stripe-signature': typeof signature === 'string' ? signature : undefined,
  });
  const isOurs = event !== null && (await record(payments, event));
  sendJson(response, 200, { received: true, isOurs });
});

async function record(payments: PaymentDeps, event: ProviderEvent): Promise<boolean> {
  if (event.type === 'refund') return recordRefundEvent(payments, event);
  if (event.type === 'charge_refunded') return recordRefundsOf(payments, event.chargeRef);
  if (event.type === 'card_kept') return recordCardKept(payments, event);
  return (await recordPaymentEvent(payments, event)) !== null;
}
