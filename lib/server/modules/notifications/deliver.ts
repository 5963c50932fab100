import { log } from '@/lib/server/platform/observability/log';
import { countDelivery } from '@/lib/server/platform/observability/metrics';
import { startOutboxLoop, type Delivery, type OutboxLoop } from '@/lib/server/platform/outbox/dispatch';
import path from 'node:path';
import { COMPANY } from '@/lib/content/company';
import { deskPath, orderPath } from '@/lib/routes';
import { signInUrl } from '@/lib/server/modules/accounts/links';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { returnLinkUrl } from '@/lib/server/modules/returns/service';
import type { Config } from '@/lib/server/platform/config/config';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { orderToken, readSecret } from '@/lib/server/platform/installation/token';
import type { Channels } from '@/lib/server/platform/notifications/notification';
import { smtpMailer } from '@/lib/server/platform/notifications/email/mime';
import type { Mailer } from '@/lib/server/platform/notifications/email/port';
import { fileMailer, fileSmsSender } from '@/lib/server/platform/notifications/message-file';
import type { SmsSender } from '@/lib/server/platform/notifications/sms/port';
import { twilioSmsSender } from '@/lib/server/platform/notifications/sms/twilio';
import { report } from '@/lib/server/platform/observability/report';
import { createHandlers } from './handlers';

/** Leaves out the message: a mail server or a webhook may have named a person. */
function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

export function observeDelivery({ claim, state, ms, error }: Delivery): void {
  countDelivery(claim.topic, state);
  const facts = { outboxId: claim.id, topic: claim.topic, attempt: claim.attempts, outcome: state, ms };
  if (error === undefined) log().info(facts, 'delivery');
  else log().warn({ ...facts, error: kindOf(error) }, 'delivery');
}

type Ports = Pick<Deps, 'db' | 'now' | 'config'>;

export const mailDirectory = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'mails');

export const textDirectory = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'texts');

function mailerOf(config: Config): Mailer {
  const { smtpUrl, from } = config.mail;
  return smtpUrl ? smtpMailer(smtpUrl, from) : fileMailer(mailDirectory(config), from);
}

const smsSenderOf = (config: Config, now: () => Date): SmsSender =>
  config.twilio ? twilioSmsSender(config.twilio, now) : fileSmsSender(textDirectory(config));

export function channelsOf({ db, now, config }: Ports): Channels {
  return {
    db,
    now,
    mailer: mailerOf(config),
    texter: smsSenderOf(config, now),
    operator: config.mail.operator,
    company: COMPANY,
    slackWebhookUrl: config.slackWebhookUrl,
    webhook: config.webhook,
    meta: config.meta,
    payments: withPayments({ db, now, config }),
    orderUrl: async ({ id, reference }) =>
      config.siteOrigin + orderPath(reference, orderToken(await readSecret(db, config.secretKey), id)),
    deskUrl: ({ reference }) => config.siteOrigin + deskPath('orders', reference),
    siteOrigin: config.siteOrigin,
    secret: () => readSecret(db, config.secretKey),
    signInUrl: (linkId) => signInUrl({ db, now, config }, linkId),
    returnLinkUrl: (linkId) => returnLinkUrl({ db, config }, linkId),
  };
}

/** Call it once per process after the migrations, and `stop` before closing the database. */
export function startMessages(ports: Ports): OutboxLoop {
  const handlers = createHandlers(channelsOf(ports));
  return startOutboxLoop({ db: ports.db, now: ports.now, handlers, report, observe: observeDelivery });
}
