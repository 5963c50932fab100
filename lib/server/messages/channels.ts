import type { Company } from '@/lib/content/company';
import type { MetaTarget } from '@/lib/server/kernel/config/telemetry';
import type { Db } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import type { Envelope } from '@/lib/server/kernel/outbox/dispatch';
import type { MailTopic } from '@/lib/server/kernel/outbox/topics';
import type { PaymentDeps } from '@/lib/server/subjects/ledger/port';
import type { Letter } from './email/blocks';
import type { MailAttachment, Mailer, MailResult } from './email/port';
import type { Texter } from './sms/port';
import type { WebhookTarget } from './webhooks/generic';

/** What messages are sent with, and the addresses that they lead to. */
export type Channels = {
  readonly db: Db;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly texter: Texter;
  /** Where mails to the operator go. */
  readonly operator: string;
  readonly company: Company;
  readonly slackWebhookUrl: string | null;
  readonly webhook: WebhookTarget | null;
  /** With who pays refunds out. */
  readonly payments: PaymentDeps;
  readonly meta: MetaTarget | null;
  /** Absolute address of the guest's order page. */
  readonly orderUrl: (order: OrderRow) => Promise<string>;
  /** Absolute address of the order at the desk. */
  readonly deskUrl: (order: Pick<OrderRow, 'reference'>) => string;
  /** Absolute address that a mailed sign-in link opens. */
  readonly signInUrl: (linkId: string) => Promise<string>;
  /** The same of a link by which somebody shows that what comes back is theirs. */
  readonly returnLinkUrl: (linkId: string) => Promise<string>;
  /** Of pages and pictures. */
  readonly siteOrigin: string;
  /** The secret that keys in links are derived from. */
  readonly secret: () => Promise<string>;
};

type Post = {
  readonly to: string;
  readonly letter: Letter;
  readonly attachments?: readonly MailAttachment[];
  /** Default: the company. */
  readonly replyTo?: string;
  readonly listUnsubscribe?: string;
};
export type SendMail = (topic: MailTopic, envelope: Envelope, post: Post) => Promise<MailResult>;
