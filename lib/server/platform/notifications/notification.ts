import type { Company } from '@/lib/content/company';
import type { PaymentDeps } from '@/lib/server/platform/payment-provider/port';
import type { MetaTarget } from '@/lib/server/platform/config/telemetry';
import type { Db, OrderRow } from '@/lib/server/platform/db/schema';
import type { MailAttachment, Mailer } from './email/port';
import type { SmsSender } from './sms/port';
import type { WebhookTarget } from './webhooks/post-json';
import type { Envelope, Outcome } from '@/lib/server/platform/outbox/dispatch';
import type { MailTopic, OutboxTopic, OutboxTopics, SmsTopic } from '@/lib/server/platform/outbox/topics';
import type { Letter } from './email/blocks';

/** The ports through which notifications are sent, and the absolute addresses they link to. */
export type Channels = {
  readonly db: Db;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly texter: SmsSender;
  readonly operator: string;
  readonly company: Company;
  readonly slackWebhookUrl: string | null;
  readonly webhook: WebhookTarget | null;
  readonly payments: PaymentDeps;
  readonly meta: MetaTarget | null;
  readonly orderUrl: (order: OrderRow) => Promise<string>;
  readonly deskUrl: (order: Pick<OrderRow, 'reference'>) => string;
  readonly signInUrl: (linkId: string) => Promise<string>;
  /** Proves who owns the stored items. */
  readonly returnLinkUrl: (linkId: string) => Promise<string>;
  /** For the addresses of pages and pictures. */
  readonly siteOrigin: string;
  /** Derives the keys in links. */
  readonly secret: () => Promise<string>;
};

/**
 * A notification's name at the desk, its content, and samples for /ui/mails. Reads the current state first and returns
 * `skip(reason)` when it is no longer true, because the customer may have paid since it was enqueued.
 */
export type Notification<T extends OutboxTopic> = { readonly words: string } & Way<T>;

type Way<T extends OutboxTopic> = T extends MailTopic
  ? MailWay<T>
  : T extends SmsTopic
    ? TextWay<T>
    : T extends `${string}.slack`
      ? { readonly slack: Compose<T, readonly string[]> }
      : T extends `${string}.webhook`
        ? { readonly webhook: Compose<T, object> }
        : { readonly run: Compose<T, Outcome> };

type MailWay<T extends OutboxTopic> = {
  readonly mail: Compose<T, Mail>;
  readonly afterSending?: (payload: OutboxTopics[T], channels: Channels) => Promise<void>;
  readonly samples: () => readonly SampleMail[];
};
type TextWay<T extends OutboxTopic> = { readonly text: Compose<T, Text>; readonly samples: () => readonly string[] };

/** Composes from the current state. Throws when a row is missing: the outbox retries and then reports. */
export type Compose<T extends OutboxTopic, Sent> = (
  payload: OutboxTopics[T],
  channels: Channels,
  envelope: Envelope,
) => Promise<Sent | Skipped>;

export type Mail = {
  readonly to: string;
  readonly letter: Letter;
  readonly attachments?: readonly MailAttachment[];
  readonly replyTo?: string;
  readonly listUnsubscribe?: string;
  /** Only for a mail about what happens now. */
  readonly timing?: Timing;
};

export type Text = {
  /** A UK mobile (mobileOf). Null when the number gets no text messages. */
  readonly to: string | null;
  readonly text: string;
  readonly timing: Timing;
};

/** When a notification about what happens now may go out (lib/domain/notifications/sms.ts). */
export type Timing = {
  readonly due: Date;
  /** Checked last before sending. Returns why the notification is no longer true, or null. */
  readonly untrue: () => Promise<string | null>;
};

export type Skipped = { readonly outcome: 'skipped'; readonly reason: string };

/** `reason` is shown at the desk. */
export const skip = (reason: string): Skipped => ({ outcome: 'skipped', reason });

/** A mail with invented facts. `case` distinguishes the samples of a topic. */
export type SampleMail = { readonly case: string; readonly letter: Letter };

export const oneSample = (letter: Letter): readonly SampleMail[] => [{ case: '', letter }];

/** Returns a sample for each case, by its name. */
export const samplesOf = <Facts>(
  cases: Readonly<Record<string, Facts>>,
  letterOf: (facts: Facts) => Letter,
): readonly SampleMail[] => Object.entries(cases).map(([name, facts]) => ({ case: name, letter: letterOf(facts) }));

/** The compiler checks the definitions against the payloads of their topics. */
export const defineNotifications = <T extends OutboxTopic>(definitions: {
  readonly [K in T]: Notification<K>;
}): { readonly [K in T]: Notification<K> } => definitions;
