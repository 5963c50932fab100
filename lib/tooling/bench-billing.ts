/**
 * Measures a night in which 10,000 rentals are due: charges recorded, collected at a provider that answers after a
 * quarter of a second, receipts sent. Runs on SQLite, or on the PostgreSQL of DATABASE_URL. The limit is ten minutes.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseConfig } from '@/lib/server/platform/config/config';
import { migrate } from '@/lib/server/platform/db/migrate';
import { openDatabase } from '@/lib/server/platform/db/open';
import { cardBank } from '@/lib/testing/card-bank';
import { fixedClock } from '@/lib/testing/clock';
import { copyRental } from '@/lib/testing/many-rentals';
import { testDeps } from '@/lib/testing/place-order';
import { rentedUnits } from '@/lib/testing/rented-units';

const MANY = Number(process.env.STORES ?? 10_000);
const ANSWERS_AFTER_MS = 250;
const LIMIT_SECONDS = 600;

async function main(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-billing-'));
  const { database } = parseConfig({ DATA_DIR: folder, DATABASE_URL: process.env.DATABASE_URL });
  const db = openDatabase(database);
  try {
    await migrate(db);
    const clock = fixedClock();
    clock.set('2026-11-24T00:10:00.000Z');
    const stores = rentedUnits(testDeps(db, clock.now), clock, cardBank(ANSWERS_AFTER_MS));
    const { orderId } = await stores.rent({ storageTerm: 'weekly' });
    await copyRental(db, orderId, MANY - 1);
    clock.set('2026-12-22T00:10:00.000Z');
    const startedAt = performance.now();
    await stores.bill();
    const seconds = Math.round((performance.now() - startedAt) / 1_000);
    if (stores.bank.taken.length !== MANY) throw new Error(`${stores.bank.taken.length} of ${MANY} were charged`);
    console.log(JSON.stringify({ kind: database.kind, contracts: MANY, seconds, limitSeconds: LIMIT_SECONDS }));
  } finally {
    await db.destroy();
    await rm(folder, { recursive: true, force: true });
  }
}

void main();
