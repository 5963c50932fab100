import { getServices } from '@/lib/server/container';
import { Problem } from '@/lib/server/kernel/base/problem';
import type { ProviderEvent, PaymentDeps } from '@/lib/server/subjects/ledger/port';
import { recordRefundEvent, recordRefundsOf } from '@/lib/server/subjects/payments/refund-events';
import { recordPaymentEvent } from '@/lib/server/subjects/payments/service';
import { recordCardKept } from '@/lib/server/subjects/rentals/cards';
import { withPayments } from '@/lib/server/subjects/payments/wire';
import { admit } from '../admission';
import { readText } from '../body';
import { allowMethods, guarded } from '../guarded';
import { sendJson } from '../send-json';

/** Stripe's largest events are a few kilobytes. */
const MAX_BYTES = 256 * 1024;

/** Far above what Stripe sends from one address. Stripe sends a refused event again. */
const EVENTS = { name: 'stripeWebhook', perMinute: 1_200 };

/**
 * POST /api/payments/stripe: takes Stripe's events. The signature over the raw body proves that Stripe sent it; a body
 * without one is not read. An event that is not ours is answered 200 too, or Stripe would send it for three days; only a
 * fault of ours is not, so that it comes again. 404 without Stripe's keys.
 */
export const stripeWebhookRoute = guarded('stripeWebhook', async (request, response) => {
  allowMethods(request.method, response, ['POST']);
  const { deps } = getServices();
  if (!deps.config.stripe) throw new Problem('not_found');
  const payments = withPayments(deps);
  const admitted = await admit(deps, EVENTS, request, response);
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
