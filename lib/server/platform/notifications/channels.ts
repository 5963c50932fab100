import type { Company } from '@/lib/content/company';
import type { PaymentDeps } from '@/lib/server/modules/ledger/port';
import type { MetaTarget } from '@/lib/server/platform/config/telemetry';
import type { Db, OrderRow } from '@/lib/server/platform/db/schema';
import type { Mailer } from './email/port';
import type { SmsSender } from './sms/port';
import type { WebhookTarget } from './webhooks/post-json';

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
