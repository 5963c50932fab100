import { getServices } from '@/lib/server/container';
import type { ProviderEvent, PaymentDeps } from '@/lib/server/platform/payment-provider/port';
import { recordPaymentEvent, recordRefundEvent, recordRefundsOf } from '@/lib/server/modules/payments/service';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { recordCardKept } from '@/lib/server/modules/rentals/cards';
import { Problem } from '@/lib/server/platform/base/problem';
import { admitRequest } from '@/lib/server/platform/http/admission';
import { readText } from '@/lib/server/platform/http/body';
import { allowMethods, withErrorEnvelope } from '@/lib/server/platform/http/guarded';
import { sendJson } from '@/lib/server/platform/http/api-handler';

/** Stripe's largest events are a few kilobytes. */
const MAX_BYTES = 256 * 1024;

/** Far above what Stripe sends. Stripe sends a refused event again. */
const EVENTS = { name: 'stripeWebhook', perMinute: 1_200 };

/**
 * Answers POST /api/payments/stripe, Stripe's webhook. The signature over the raw body proves the sender. An unknown
 * event gets 200, because Stripe would repeat it for three days; an error of ours does not, so that it is repeated.
 */
export const stripeWebhookRoute = withErrorEnvelope('stripeWebhook', async (request, response) => {
  allowMethods(request.method, response, ['POST']);
  const { deps } = getServices();
  if (!deps.config.stripe) throw new Problem('not_found');
  const payments = withPayments(deps);
  const admitted = await admitRequest(deps, EVENTS, request, response);
  const header = request.headers['stripe-signature'];
  const signature = typeof header === 'string' ? header : undefined;
  const raw = signature === undefined ? '' : await readText(admitted, MAX_BYTES);
  const event = await payments.provider.parseEvent(raw, { 'stripe-signature': signature });
  const isOurs = event !== null && (await record(payments, event));
  sendJson(response, 200, { received: true, isOurs });
});

async function record(payments: PaymentDeps, event: ProviderEvent): Promise<boolean> {
  if (event.type === 'refund') return recordRefundEvent(payments, event);
  if (event.type === 'charge_refunded') return recordRefundsOf(payments, event.chargeRef);
  if (event.type === 'card_kept') return recordCardKept(payments, event);
  return (await recordPaymentEvent(payments, event)) !== null;
}
