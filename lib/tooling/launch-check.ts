/**
 * `npm run launch-check`: lists what is still sample (phone, address, legal company details, reviews, legal texts, promo code, payments …)
 * and fails while anything is. Not part of the tests: a copy that nobody has set up yet is in order.
 */
import './load-env';
import { samplesLeft } from '@/lib/content/sample-check';
import { sampleDocuments } from '@/lib/server/content/sample-documents';
import { parseConfig } from '@/lib/server/kernel/config/config';
import { migrate } from '@/lib/server/kernel/db/migrate';
import { withDatabase } from '@/lib/server/kernel/db/open';
import { businessSamples } from '@/lib/server/launch-samples';

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
  process.exitCode = left.length === 0 ? 0 : 1;
}

void launchCheck();
