import { mailVerdict } from '@/lib/domain/notifications/sms';
import type { Channels, Mail, Skipped } from '@/lib/server/platform/notifications/notification';
import { renderLetter } from '@/lib/server/platform/notifications/email/render-letter';
import { NOT_SET_UP } from '@/lib/server/platform/notifications/message-file';
import { inlineDrawing } from '@/lib/server/platform/notifications/pictures/inline';
import { sendText } from '@/lib/server/platform/notifications/sms/send-text';
import { postToSlack, postWebhook } from '@/lib/server/platform/notifications/webhooks/post-json';
import { report } from '@/lib/server/platform/observability/report';
import type { Envelope, Handlers, Outcome } from '@/lib/server/platform/outbox/dispatch';
import type { MailTopic, OutboxTopic, SmsTopic } from '@/lib/server/platform/outbox/topics';
import { NOTIFICATIONS } from './every-notification';

export function createHandlers(channels: Channels): Handlers {
  const topics = Object.keys(NOTIFICATIONS) as OutboxTopic[];
  const handlers = topics.map((topic) => [
    topic,
    (payload: unknown, envelope: Envelope) => deliver(topic, payload, channels, envelope),
  ]);
  return Object.fromEntries(handlers) as Handlers;
}

/** The outbox checks that the payload belongs to the topic. */
async function deliver(topic: OutboxTopic, payload: unknown, channels: Channels, envelope: Envelope): Promise<Outcome> {
  const definition = NOTIFICATIONS[topic];
  const about = payload as never;

  if ('mail' in definition) {
    const mail = await definition.mail(about, channels, envelope);
    const outcome = isSkipped(mail) ? mail : await sendMail(topic as MailTopic, mail, channels, envelope);
    const isAccepted = outcome.outcome === 'sent' || outcome.outcome === 'logged';
    if (isAccepted) await definition.afterSending?.(about, channels);
    return outcome;
  }
  if ('text' in definition) {
    const text = await definition.text(about, channels, envelope);
    return isSkipped(text) ? text : sendText(channels, topic as SmsTopic, envelope, text);
  }
  if ('slack' in definition) {
    if (!channels.slackWebhookUrl) return { outcome: 'logged', reason: NOT_SET_UP.slack };
    const lines = await definition.slack(about, channels, envelope);
    if (isSkipped(lines)) return lines;
    await postToSlack(channels.slackWebhookUrl, lines);
    return { outcome: 'sent' };
  }
  if ('webhook' in definition) {
    if (!channels.webhook) return { outcome: 'logged', reason: NOT_SET_UP.webhook };
    const event = await definition.webhook(about, channels, envelope);
    if (isSkipped(event)) return event;
    await postWebhook(channels.webhook, envelope.id, event, channels.now());
    return { outcome: 'sent' };
  }
  return definition.run(about, channels, envelope);
}

const isSkipped = (composed: object): composed is Skipped => 'outcome' in composed;

/** A mail about what happens now follows the rules of text messages, but goes out at any hour and to everybody. */
async function sendMail(topic: MailTopic, mail: Mail, channels: Channels, envelope: Envelope): Promise<Outcome> {
  const { letter, timing, ...post } = mail;
  if (timing) {
    const verdict = mailVerdict(timing.due, channels.now());
    if (verdict.is === 'wait') return { outcome: 'waits', until: verdict.until };
    const reason = verdict.is === 'drop' ? verdict.why : await timing.untrue();
    if (reason !== null) return { outcome: 'skipped', reason };
  }
  const drawing = await inlineDrawing(letter, (error) => report(error, { topic }));
  return channels.mailer.send({
    id: envelope.id,
    topic,
    createdAt: envelope.createdAt,
    replyTo: channels.company.email.value,
    ...renderLetter(letter, channels.siteOrigin, drawing && `cid:${drawing.cid}`),
    drawing,
    ...post,
  });
}
