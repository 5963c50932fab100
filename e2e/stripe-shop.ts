import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listen } from '@/lib/testing/listen';
import { startStripe, type StripeServer } from '@/lib/testing/stripe/server';
import { sendStripeEvent, STRIPE_ENV, stripeEvent } from '@/lib/testing/stripe/webhook';
import { expect, test as base } from './fixtures';

const SITE = path.resolve('.next/server/site.js');

type Shop = {
  readonly origin: string;
  readonly stripe: StripeServer;
  /** What happens between a visitor's payment and Stripe's word of it. */
  readonly beforeWord: (happens: () => unknown) => void;
};

async function freePort(): Promise<string> {
  const { origin, close } = await listen(() => undefined);
  await close();
  return new URL(origin).port;
}

/** The same build once more, where real money would be taken: with Stripe's keys, and a Stripe of its own beside it. */
async function startSite(stripe: StripeServer, dataDir: string, port: string) {
  const where = { STRIPE_API_ORIGIN: stripe.origin, NEXT_PUBLIC_SITE_ORIGIN: `http://localhost:${port}` };
  const settings = { ...STRIPE_ENV, ...where, TRUST_PROXY: '1', CREWS: '1' };
  const env = { ...process.env, ...settings, NODE_ENV: 'production', PORT: port, DATA_DIR: dataDir } as const;
  const child = spawn(process.execPath, [SITE], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const isReady = () =>
    fetch(`http://localhost:${port}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { message: 'the site with Stripe is ready', timeout: 60_000 }).toBe(true);
  return async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
}

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
      const stop = await startSite(stripe, dataDir, port);
      await use({ origin, stripe, beforeWord: (happens) => (meanwhile = happens) });
      await stop();
      await stripe.close();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.origin),
});

export { expect };
