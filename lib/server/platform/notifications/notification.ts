import type { Envelope, Outcome } from '@/lib/server/platform/outbox/dispatch';
import type { MailTopic, OutboxTopic, OutboxTopics, SmsTopic } from '@/lib/server/platform/outbox/topics';
import type { Channels } from './channels';
import type { Letter } from './email/blocks';
import type { MailAttachment } from './email/port';

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
