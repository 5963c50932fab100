/**
 * `npm run launch-check`: lists the remaining sample data (phone, address, legal company details, reviews, legal texts,
 * promo code, payments …) and the facts from other sources that have expired or will within 60 days. Fails while any
 * data is sample or expired. Not part of the tests, because a fresh copy is valid with its samples, and a test must not
 * depend on the date.
 */
import { DATED_FACTS, factsDue } from '@/lib/content/dated-facts';
import { samplesLeft } from '@/lib/content/sample-check';
import { londonDate } from '@/lib/domain/london-time';
import { sampleDocuments } from '@/lib/server/modules/content/articles';
import { businessSamples } from '@/lib/server/launch-samples';
import { parseConfig } from '@/lib/server/platform/config/config';
import { migrate } from '@/lib/server/platform/db/migrate';
import { withDatabase } from '@/lib/server/platform/db/open';
import './load-env';

async function launchCheck(): Promise<void> {
  const config = parseConfig(process.env);
  const ofBusiness = await withDatabase(config.database, async (db) => {
    await migrate(db);
    return businessSamples(config, db);
  });
  const left = [...samplesLeft(process.env), ...sampleDocuments(), ...ofBusiness];
  for (const { what, value, variable } of left) console.log(`${what} is still "${value}": set ${variable}.`);
  console.log(
    left.length === 0 ? 'Nothing is sample any more.' : `${left.length} things are still sample. Do not go live yet.`,
  );
  const due = factsDue(DATED_FACTS, londonDate(new Date()));
  for (const { state, words } of due) console.log(`${state === 'over' ? 'Out of date' : 'Soon out of date'}: ${words}`);
  process.exitCode = left.length === 0 && due.every(({ state }) => state === 'near') ? 0 : 1;
}

void launchCheck();
