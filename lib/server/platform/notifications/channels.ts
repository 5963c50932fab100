import type { Company } from '@/lib/content/company';
import type { PaymentDeps } from '@/lib/server/modules/ledger/port';
import type { MetaTarget } from '@/lib/server/platform/config/telemetry';
import type { Db } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Mailer } from './email/port';
import type { SmsSender } from './sms/port';
import type { WebhookTarget } from './webhooks/post-json';

/** The ports through which notifications are sent, and the addresses they link to. */
export type Channels = {
  readonly db: Db;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly texter: SmsSender;
  /** The recipient of mails to the operator. */
  readonly operator: string;
  readonly company: Company;
  readonly slackWebhookUrl: string | null;
  readonly webhook: WebhookTarget | null;
  readonly payments: PaymentDeps;
  readonly meta: MetaTarget | null;
  /** Absolute address of the guest's order page. */
  readonly orderUrl: (order: OrderRow) => Promise<string>;
  /** Absolute address of the order at the desk. */
  readonly deskUrl: (order: Pick<OrderRow, 'reference'>) => string;
  /** Absolute address that a mailed sign-in link opens. */
  readonly signInUrl: (linkId: string) => Promise<string>;
  /** Absolute address of a mailed link that proves who owns the stored items. */
  readonly returnLinkUrl: (linkId: string) => Promise<string>;
  /** Origin of the addresses of pages and pictures. */
  readonly siteOrigin: string;
  /** The secret from which keys in links are derived. */
  readonly secret: () => Promise<string>;
};
