import { DATED_FACTS, factsDue } from '@/lib/content/dated-facts';
import { londonDate } from '@/lib/domain/london-time';
import { mailDirectory, startMessages, textDirectory } from '@/lib/server/modules/notifications/deliver';
import { elsewhereWarning, photoFolder } from '@/lib/server/modules/photos/folder';
import { refreshShown } from '@/lib/server/modules/reviews/refresh';
import { reach, stage } from '@/lib/server/platform/base/stage';
import { ConfigError, type Config } from '@/lib/server/platform/config/config';
import { migrate } from '@/lib/server/platform/db/migrate';
import { observeHttp } from '@/lib/server/platform/http/observe-http';
import { refuseAddresses } from '@/lib/server/platform/http/refuse-addresses';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { log } from '@/lib/server/platform/observability/log';
import { report } from '@/lib/server/platform/observability/report';
import { SITE } from '@/lib/site';
import { getServices } from './container';
import { startRetentionJobs } from './retention-jobs';
import { startBilling, startScheduledJob, startTendingVisits } from './scheduler';
import { shutDownOnSignal } from './shutdown';

const REVIEWS_EVERY_MS = 5_000;

/** Says where data and messages go, without secrets. */
export function startMessage({ config }: Pick<Deps, 'config'>): string {
  const database = config.database.kind === 'sqlite' ? `SQLite ${config.database.file}` : 'PostgreSQL (DATABASE_URL)';
  const mails = config.mail.smtpUrl ? 'by SMTP' : `files in ${mailDirectory(config)} (no SMTP_URL)`;
  const texts = config.twilio ? 'by Twilio' : `files in ${textDirectory(config)} (no TWILIO_ACCOUNT_SID)`;
  const payments = config.stripe ? 'Stripe' : 'built-in test provider, no money is taken (no STRIPE_SECRET_KEY)';
  return `Backend ready. Database: ${database}. Mails: ${mails}. Texts: ${texts}. Payments: ${payments}.`;
}

/** Returns the settings that must not be served to the public. Any of them prevents the start. */
export function unfitForPublic({
  siteOrigin,
  stripe,
  testPayments,
}: Pick<Config, 'siteOrigin' | 'stripe' | 'testPayments'>): readonly string[] {
  const givesAway = siteOrigin.startsWith('https://') && stripe === null && !testPayments;
  return givesAway
    ? ['STRIPE_SECRET_KEY must be set: without it nobody pays. TEST_PAYMENTS=1 says that nobody is meant to']
    : [];
}

/** With another backend (API-3) nothing starts. A wrong configuration or a failed migration ends the process. */
export async function startBackend(): Promise<void> {
  if (stage() !== undefined) return;
  reach('starting');
  try {
    const { deps } = getServices();
    if (SITE.apiOrigin !== '') {
      reach('ready');
      return;
    }
    const problems = unfitForPublic(deps.config);
    if (problems.length > 0) throw new ConfigError(problems);
    await migrate(deps.db);
    if ((await photoFolder(deps)) === 'elsewhere') log().warn(await elsewhereWarning(deps));
    await refreshShown(deps);
    refuseAddresses();
    const { servers } = observeHttp(deps.config.trustedProxies);
    const messages = startMessages(deps);
    const stopScheduledJobs = [
      startRetentionJobs(deps),
      startBilling(deps),
      startTendingVisits(deps),
      // Loads the reviews that other instances have published.
      startScheduledJob('reviews', async () => void (await refreshShown(deps)), REVIEWS_EVERY_MS),
    ];
    shutDownOnSignal({ db: deps.db, servers, messages, stopRounds: stopScheduledJobs });
    reach('ready');
    log().info(startMessage(deps));
    for (const { words } of factsDue(DATED_FACTS, londonDate(deps.now()))) log().warn(words);
  } catch (error) {
    if (error instanceof ConfigError) log().fatal({ problems: error.problems }, 'The configuration is wrong');
    else report(error, { where: 'start' });
    process.exit(1);
  }
}
