import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { replaceServices } from '@/lib/server/container';
import { stripeWebhookRoute } from '@/lib/server/modules/payments/stripe-route';
import { testPaymentRoute } from '@/lib/server/modules/payments/test-payment-route';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { dispatchDue } from '@/lib/server/platform/outbox/dispatch';
import type { MailMessage } from '@/lib/server/platform/notifications/email/port';
import { createHandlers } from '@/lib/server/modules/notifications/handlers';
import { channelsOf } from '@/lib/server/modules/notifications/deliver';
import { paymentLink } from '@/lib/server/modules/payments/service';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import type { TestClock } from '@/lib/testing/clock';
import type { TestDatabase } from '@/lib/testing/databases';
import { testDeps } from '@/lib/testing/place-order';
import { serveRoutes } from '@/lib/testing/serve-routes';
import type { TestSession } from './account';
import { startStripe, type StripeServer } from './server';
import { sendStripeEvent, STRIPE_ENV, stripeEvent, type StripeEvent } from './webhook';

/** An instance of the app that takes payments by a simulated local Stripe. */
export type StripeShop = Awaited<ReturnType<typeof openShop>>;

export async function openShop(database: TestDatabase, clock: TestClock, env: Readonly<Record<string, string>> = {}) {
  const stripe: StripeServer = await startStripe(clock.now);
  const deps: Deps = testDeps(database.db, clock.now, { ...STRIPE_ENV, STRIPE_API_ORIGIN: stripe.origin, ...env });
  replaceServices(deps);
  const api = await serveRoutes({ '/api/payments/stripe': stripeWebhookRoute, '/api/payments/test': testPaymentRoute });
  const mails: MailMessage[] = [];

  const latest = (): TestSession => [...stripe.account.sessions.values()].at(-1)!;
  const { db } = database;

  return {
    stripe,
    deps,
    api,
    mails,
    latest,
    link: (order: CreatedOrderDto) => paymentLink(withPayments(deps), order.orderId, order.token),

    /** Opens the payment page as the guest does; returns its session. */
    async open(order: CreatedOrderDto): Promise<TestSession> {
      const url = await paymentLink(withPayments(deps), order.orderId, order.token);
      return stripe.account.session(url.split('/').at(-1) ?? '');
    },

    tell: (event: StripeEvent) => sendStripeEvent(api.origin, event, { at: clock.now() }),

    /** Pays as the guest does, and sends Stripe's event to the app. */
    async pay(session: TestSession): Promise<Response> {
      const event = stripeEvent('checkout.session.completed', stripe.account.pay(session.id));
      return sendStripeEvent(api.origin, event, { at: clock.now() });
    },

    /** Delivers the messages that wait in the outbox, also after failures; returns the outcome of each topic. */
    async deliver(): Promise<Readonly<Record<string, string>>> {
      const mailer = {
        send: (message: MailMessage) => {
          mails.push(message);
          return Promise.resolve({ outcome: 'sent' } as const);
        },
      };
      const handlers = createHandlers({ ...channelsOf(deps), mailer });
      const ports = { db, now: clock.now, handlers, report: () => undefined, random: () => 0.5 };
      while ((await dispatchDue(ports)) > 0);
      const rows = await db.selectFrom('outbox').select(['topic', 'state']).execute();
      return Object.fromEntries(rows.map(({ topic, state }) => [topic, state]));
    },

    state: async ({ orderId }: CreatedOrderDto) =>
      (await db.selectFrom('orders').select('state').where('id', '=', orderId).executeTakeFirstOrThrow()).state,

    topics: async () => (await db.selectFrom('outbox').select('topic').execute()).map(({ topic }) => topic),

    events: async ({ orderId }: CreatedOrderDto) =>
      (await db.selectFrom('order_events').select('type').where('order_id', '=', orderId).execute()).map(
        ({ type }) => type,
      ),

    refunds: async () =>
      (await db.selectFrom('refunds').select(['reason', 'amount_pence', 'state']).execute())
        .map(({ reason, amount_pence, state }) => `${reason} ${amount_pence} ${state}`)
        .toSorted(),
  };
}
