/**
 * `npm run seed:demo`: fills the database with a demo week through the services that visitors and operators use. Past
 * orders are created by the same services with an earlier clock. Without --force it refuses when orders or enquiries
 * exist, or when messages would really be sent.
 */
import './load-env';
import { tableDistances } from '@/lib/domain/places/distance';
import { parseConfig } from '@/lib/server/platform/config/config';
import { migrate } from '@/lib/server/platform/db/migrate';
import { withDatabase } from '@/lib/server/platform/db/open';
import { demoWeek } from './demo/demo-week';
import type { Deps } from '@/lib/server/platform/installation/deps';

async function refusal({ db, config }: Deps): Promise<string | null> {
  const [order, lead] = await Promise.all([
    db.selectFrom('orders').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('leads').select('id').limit(1).executeTakeFirst(),
  ]);
  if (order ?? lead) return 'There are orders or enquiries in this database already.';
  const channels = [config.mail.smtpUrl, config.slackWebhookUrl, config.webhook, config.stripe, config.meta];
  return channels.some((channel) => channel !== null) ? 'Mails, calls or payments would really leave.' : null;
}

async function seed(): Promise<void> {
  const config = parseConfig(process.env);
  await withDatabase(config.database, async (db) => {
    await migrate(db);
    const deps: Deps = { db, config, now: () => new Date(), distances: tableDistances };
    const reason = process.argv.includes('--force') ? null : await refusal(deps);
    if (reason !== null) {
      console.error(`${reason} Call it with --force to seed all the same.`);
      process.exitCode = 1;
      return;
    }
    const { orders, leads, links } = await demoWeek(deps);
    console.log(`Seeded ${orders} orders and ${leads} enquiries, today's in the middle of the day.`);
    console.log(`The desk: ${config.siteOrigin}/desk\nA crew's day: ${links.crew}\nA customer's: ${links.customer}`);
  });
}

void seed();
