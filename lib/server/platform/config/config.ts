import { reader, type Environment, type Reader } from './reader';
import { isIP } from 'node:net';
import path from 'node:path';
import { STORAGE_PRICE_LISTS } from '@/lib/domain/prices/storage-price-lists';
import type { SlotService } from '@/lib/domain/slots/calendar';
import { parseDsn } from '@/lib/server/platform/observability/error-service';
import { LOG_LEVELS, type LogLevel } from '@/lib/server/platform/observability/log';
import { SITE } from '@/lib/site';
import { wrongWithAddress } from './server-addresses';
import { readStorageUnits, type UnitCounts } from './storage-units';
import { readStripe, type StripeSettings } from './stripe';
import { readTelemetry, type TelemetryConfig } from './telemetry';
import { readTwilio, type TwilioSettings } from './twilio';

export type IdealSettings = {
  readonly key: string;
  readonly origin: string;
  /** Three seconds by default. */
  readonly timeoutMs?: number;
};

const ORIGIN = 'https://api.ideal-postcodes.co.uk';
const LOOKUPS = ['none', 'ideal'];

/** Returns the settings of Ideal Postcodes, or null when customers type addresses by hand. */
export function readLookup(read: Reader): IdealSettings | null {
  const lookup = read.text('ADDRESS_LOOKUP') ?? 'none';
  const origin = read.url('IDEAL_POSTCODES_ORIGIN', ['https', 'http']) ?? ORIGIN;
  const key = read.text('IDEAL_POSTCODES_KEY');
  if (!LOOKUPS.includes(lookup)) read.problems.push(`ADDRESS_LOOKUP must be ${LOOKUPS.join(' or ')}`);
  if (lookup !== 'ideal') return null;
  if (key === null) read.problems.push('IDEAL_POSTCODES_KEY must be set for ADDRESS_LOOKUP=ideal');
  return key === null ? null : { key, origin };
}

export type DatabaseLocation =
  | { readonly kind: 'sqlite'; readonly file: string }
  /** `url` may name several servers (server-addresses.ts). `poolSize`: connections to each. */
  | { readonly kind: 'postgres'; readonly url: string; readonly poolSize?: number };

/** Everything that environment variables decide (.env.example explains them). */
export type Config = ObservabilityConfig &
  TelemetryConfig & {
    readonly dataDir: string;
    /** Instances that share a database share this folder too. */
    readonly photoDir: string;
    readonly database: DatabaseLocation;
    readonly siteOrigin: string;
    readonly corsOrigins: readonly string[];
    /** Our own proxies in front of the app, which decide which X-Forwarded-For entry is the visitor's address. */
    readonly trustedProxies: number;
    /** Our own servers that call this backend on behalf of their visitors. */
    readonly siteServers: readonly string[];
    /** Null: the secret that the first migration created. */
    readonly secretKey: string | null;
    /** An https or mailto address. Null: the company's own contact. */
    readonly securityContact: string | null;
    readonly capacity: Readonly<Record<SlotService, number>>;
    readonly storageUnits: UnitCounts;
    readonly mail: { readonly smtpUrl: string | null; readonly from: string; readonly operator: string };
    /** The operators of the desk, in lower case. */
    readonly deskEmails: readonly string[];
    readonly slackWebhookUrl: string | null;
    readonly webhook: { readonly url: string; readonly secret: string } | null;
    /** Null: text messages are written to files. */
    readonly twilio: TwilioSettings | null;
    readonly stripe: StripeSettings | null;
    readonly addressLookup: IdealSettings | null;
    /** Asks for the test provider even on a public site. */
    readonly testPayments: boolean;
  };

export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is wrong:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

function databaseOf(read: Reader, dataDir: string): DatabaseLocation {
  const url = read.text('DATABASE_URL');
  const wrong = url && wrongWithAddress(url);
  if (wrong) read.problems.push(wrong);
  return url ? { kind: 'postgres', url } : { kind: 'sqlite', file: path.join(dataDir, 'smart.sqlite') };
}

/** Without a public origin, links use the address of this server. */
function siteOriginOf(origin: string | null, port: string | null): string {
  return origin ?? (process.env.NEXT_PUBLIC_SITE_ORIGIN || `http://localhost:${port ?? '3000'}`);
}

const listIn = (text: string | null): readonly string[] =>
  (text ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/** Throws ConfigError with every problem found, which names variables but never their values. */
export function parseConfig(env: Environment): Config {
  const read = reader(env);
  const dataDir = path.resolve(/* turbopackIgnore: true */ read.text('DATA_DIR') ?? './data');
  const siteOrigin = siteOriginOf(read.text('NEXT_PUBLIC_SITE_ORIGIN'), read.text('PORT'));
  const webhookUrl = read.url('WEBHOOK_URL', ['https', 'http']);
  const webhook = read.pair('WEBHOOK_URL', 'WEBHOOK_SECRET');
  const secretKey = read.text('SECRET_KEY');
  if (secretKey !== null && secretKey.length < 32) read.problems.push('SECRET_KEY must have at least 32 characters');
  const addOns = read.text('NEXT_PUBLIC_ADD_ON_PRICES');
  if (addOns !== null && addOns !== '1' && addOns !== '2') {
    read.problems.push('NEXT_PUBLIC_ADD_ON_PRICES must be 1 or 2');
  }
  const storagePrices = read.text('NEXT_PUBLIC_STORAGE_PRICES');
  if (storagePrices !== null && !STORAGE_PRICE_LISTS.some((list) => list === storagePrices)) {
    read.problems.push(`NEXT_PUBLIC_STORAGE_PRICES must be ${STORAGE_PRICE_LISTS.join(' or ')}`);
  }
  ['NEXT_PUBLIC_SITE_ORIGIN', 'NEXT_PUBLIC_API_ORIGIN'].forEach(read.origin);
  const corsOrigins = listIn(read.text('CORS_ORIGINS'));
  if (corsOrigins.some((origin) => !URL.canParse(origin) || new URL(origin).origin !== origin)) {
    read.problems.push('CORS_ORIGINS must be origins like https://www.example.com, separated by commas');
  }
  const siteServers = listIn(read.text('SITE_SERVERS'));
  if (siteServers.some((address) => isIP(address) === 0)) {
    read.problems.push('SITE_SERVERS must be IP addresses, separated by commas');
  }
  const config: Config = {
    ...readObservability(read),
    ...readTelemetry(read),
    dataDir,
    photoDir: path.resolve(/* turbopackIgnore: true */ read.text('PHOTO_DIR') ?? path.join(dataDir, 'photos')),
    database: databaseOf(read, dataDir),
    siteOrigin,
    stripe: readStripe(read, siteOrigin),
    twilio: readTwilio(read),
    testPayments: read.text('TEST_PAYMENTS') === '1',
    addressLookup: readLookup(read),
    corsOrigins,
    trustedProxies: read.integer('TRUST_PROXY', 0, 0, 5),
    siteServers,
    secretKey,
    securityContact: read.contact('SECURITY_CONTACT'),
    capacity: {
      MOVING: read.integer('CREWS', 3, 0, 1000),
      STORAGE: read.integer('STORAGE_CREWS', 3, 0, 1000),
      CLEANING: read.integer('CLEANING_TEAMS', 3, 0, 1000),
    },
    storageUnits: readStorageUnits(read),
    mail: {
      smtpUrl: read.url('SMTP_URL', ['smtp', 'smtps']),
      from: read.email('MAIL_FROM', `${SITE.name} <bookings@example.com>`),
      operator: read.email('OPERATOR_EMAIL', 'operator@example.com'),
    },
    deskEmails: readDeskEmails(read),
    slackWebhookUrl: read.url('SLACK_WEBHOOK_URL', ['https', 'http']),
    webhook: webhook && webhookUrl ? { url: webhookUrl, secret: webhook[1] } : null,
  };
  if (read.text('SENTRY_DSN') !== null && parseDsn(read.text('SENTRY_DSN') ?? '') === null) {
    read.problems.push('SENTRY_DSN must be an address like https://key@host/1');
  }
  if (read.problems.length > 0) throw new ConfigError(read.problems);
  return config;
}

/** Shorter tokens can be guessed. */
const TOKEN_LENGTH = 16;

type ObservabilityConfig = {
  readonly logLevel: LogLevel;
  /** The bearer token for /api/metrics. Null: metrics are not served. */
  readonly metricsToken: string | null;
};

function readObservability({ problems, text }: Reader): ObservabilityConfig {
  const level = text('LOG_LEVEL') ?? 'info';
  const logLevel = LOG_LEVELS.find((known) => known === level);
  if (!logLevel) problems.push(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}`);
  const metricsToken = text('METRICS_TOKEN');
  if (metricsToken !== null && metricsToken.length < TOKEN_LENGTH) {
    problems.push(`METRICS_TOKEN must have at least ${TOKEN_LENGTH} characters`);
  }
  return { logLevel: logLevel ?? 'info', metricsToken };
}

const EMAIL = /^[^\s<>@,]+@[^\s<>@,]+$/;

/** Reads DESK_EMAILS in lower case. Empty when unset. */
function readDeskEmails({ text, problems }: Reader): readonly string[] {
  const emails = listIn(text('DESK_EMAILS')).map((email) => email.toLowerCase());
  if (emails.some((email) => !EMAIL.test(email))) {
    problems.push('DESK_EMAILS must be email addresses, separated by commas');
  }
  return emails;
}
