import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { FORM } from '@/lib/server/modules/enquiries/form';
import { telemetryService } from '@/lib/server/modules/telemetry/service';
import { fullAnswers } from './moves';
import { placeOrder } from './place-order';

/** A channel of outgoing messages, for the fault tests. */
export type Channel = {
  readonly name: string;
  /** Returns the configuration that points the channel to a peer ("127.0.0.1:1234"). */
  readonly env: (host: string) => Readonly<Record<string, string>>;
  /** Puts one message of the channel into the outbox, which is otherwise empty. */
  readonly put: (deps: Deps) => Promise<void>;
  /** Whether the peer sends first. */
  readonly speaksFirst?: boolean;
};

/** A secret in the configuration below, which no stored error may contain. */
export const SECRET = 'hush-1a2b';

async function putNotice({ db, now }: Deps): Promise<void> {
  await enqueue(db, 'notice.slack', { notice: 'quote_started', reference: 'SM-1' }, { dedupeKey: 'SM-1', now: now() });
}

export const putEnquiry =
  (topic: 'lead.created.webhook' | 'lead.created.operator', leadId: string = topic) =>
  async ({ db, now }: Deps): Promise<void> => {
    const at = now();
    const lead = { id: leadId, type: 'callback', body_json: FORM.write({ name: 'Ada' }), dedupe_key: leadId };
    await db
      .insertInto('leads')
      .values({ ...lead, draft_id: null, created_at: at.toISOString() })
      .execute();
    await enqueue(db, topic, { leadId }, { dedupeKey: leadId, now: at });
  };

/** Queues a conversion, and deletes the order's own mails, which belong to another channel. */
async function putConversion(deps: Deps): Promise<void> {
  const { orderId } = await placeOrder(deps);
  const { firstName, lastName, email, phone } = fullAnswers();
  const event = { event: 'purchase', tier: 'tier_two', value: 30, firstName, lastName, email, phone, orderId } as const;
  await telemetryService(deps).sendConversion(event);
  await deps.db.deleteFrom('outbox').where('topic', 'like', 'order.%').execute();
}

export const SLACK: Channel = {
  name: 'Slack',
  env: (host) => ({ SLACK_WEBHOOK_URL: `http://${host}/${SECRET}` }),
  put: putNotice,
};
export const WEBHOOK: Channel = {
  name: 'the generic webhook',
  env: (host) => ({ WEBHOOK_URL: `http://${host}/${SECRET}`, WEBHOOK_SECRET: SECRET }),
  put: putEnquiry('lead.created.webhook'),
};
export const META: Channel = {
  name: 'Meta',
  env: (host) => ({ META_ORIGIN: `http://${host}`, META_PIXEL_ID: '1', META_ACCESS_TOKEN: SECRET }),
  put: putConversion,
};
export const MAIL: Channel = {
  name: 'the mail server',
  env: (host) => ({ SMTP_URL: `smtp://${host}` }),
  put: putEnquiry('lead.created.operator'),
  speaksFirst: true,
};
