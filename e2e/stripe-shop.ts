import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStripe, type StripeServer } from '@/lib/testing/stripe/server';
import { sendStripeEvent, STRIPE_ENV, stripeEvent } from '@/lib/testing/stripe/webhook';
import { expect, test as base } from './fixtures';
import { freePort, startSite } from './own-site';

type Shop = {
  readonly origin: string;
  readonly stripe: StripeServer;
  /** Sets a function that runs between a visitor's payment and Stripe's event about it. */
  readonly beforeWord: (happens: () => unknown) => void;
};

/** Starts the same build again with Stripe's keys and a simulated Stripe beside it. */
const startShop = (stripe: StripeServer, dataDir: string, port: string) =>
  startSite(port, dataDir, { ...STRIPE_ENV, STRIPE_API_ORIGIN: stripe.origin, CREWS: '1' });

export const test = base.extend<object, { readonly shop: Shop }>({
  dataDir: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'smart-e2e-stripe-'));
      await use(folder);
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ dataDir }, use) => {
      const port = await freePort();
      const origin = `http://localhost:${port}`;
      let meanwhile: () => unknown = () => undefined;
      const stripe = await startStripe(
        () => new Date(),
        async (session) => {
          await meanwhile();
          await sendStripeEvent(origin, stripeEvent('checkout.session.completed', session), { at: new Date() });
        },
      );
      const stop = await startShop(stripe, dataDir, port);
      await use({ origin, stripe, beforeWord: (happens) => (meanwhile = happens) });
      await stop();
      await stripe.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
});

export { expect };
