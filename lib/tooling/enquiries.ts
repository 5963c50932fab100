/** `npm run leads -- --since 7d --csv`: prints the enquiries as a table, or as CSV for a spreadsheet. */
import './load-env';
import { parseConfig } from '@/lib/server/platform/config/config';
import { migrate } from '@/lib/server/platform/db/migrate';
import { withDatabase } from '@/lib/server/platform/db/open';
import { toCsv } from '@/lib/server/platform/desk/csv';
import { asTable, enquiryRows, readEnquiryQuery } from '@/lib/server/modules/enquiries/export';
import { enquiriesSince } from '@/lib/server/modules/enquiries/repo';

async function printEnquiries(): Promise<void> {
  const { sinceMs, type, isCsv } = readEnquiryQuery(process.argv.slice(2));
  const enquiries = await withDatabase(parseConfig(process.env).database, async (db) => {
    await migrate(db);
    return enquiriesSince(db, new Date(Date.now() - sinceMs), type);
  });
  const rows = enquiryRows(enquiries);
  process.stdout.write(isCsv ? toCsv(rows) : `${asTable(rows)}\n`);
}

printEnquiries().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
