/**
 * `npm run stripe-check`: checks Stripe's test mode against what our code relies on when it keeps and charges cards,
 * with the same clauses as the tests (lib/testing/stripe/card-contract.ts). Needs network, and STRIPE_SECRET_KEY of the
 * test mode. With another key, or none, no request is sent. Leaves customers without a name behind, and moves no money.
 */
import './load-env';
import { stripeClient } from '@/lib/server/platform/payment-provider/stripe/client';
import { stripeProvider } from '@/lib/server/platform/payment-provider/stripe/provider';
import { CARD_CONTRACT } from '@/lib/testing/stripe/card-contract';

const now = () => new Date();

async function stripeCheck(secretKey: string): Promise<boolean> {
  const apiOrigin = process.env.STRIPE_API_ORIGIN || null;
  // This script receives no webhooks.
  const settings = { secretKey, webhookSecret: 'whsec_unused', apiOrigin };
  const place = { provider: stripeProvider(settings, now), stripe: await stripeClient(settings), now };
  let isHeld = true;
  for (const { title, holds } of CARD_CONTRACT) {
    const fault = await holds(place).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : 'something that is no error'),
    );
    isHeld &&= fault === null;
    console.log(fault === null ? `holds: ${title}` : `BROKEN: ${title}\n  ${fault}`);
  }
  return isHeld;
}

async function run(): Promise<void> {
  const key = process.env.STRIPE_SECRET_KEY ?? '';
  if (!key.startsWith('sk_test_')) {
    console.log('Not run: STRIPE_SECRET_KEY is no key of Stripe’s test mode (sk_test_…), so Stripe was not asked.');
    process.exitCode = 1;
    return;
  }
  process.exitCode = (await stripeCheck(key)) ? 0 : 1;
}

void run();
