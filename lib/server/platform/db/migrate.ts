import { Migrator, type Migration } from 'kysely';
import type { Db } from './schema';
import { bookings } from './migrations/0001-bookings';
import { firstRows } from './migrations/0002-first-rows';
import { orderChanges } from './migrations/0003-order-changes';
import { leads } from './migrations/0004-leads';
import { accounts } from './migrations/0005-accounts';
import { desk } from './migrations/0006-desk';
import { payments } from './migrations/0007-payments';
import { customUnits } from './migrations/0008-custom-units';
import { sinceFirstRelease } from './migrations/0061-since-first-release';
import { withCurrentNames } from './replaced-migrations';

/** All migrations in order. Never edit a released migration: add a new entry. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-bookings': bookings,
  '0002-first-rows': firstRows,
  '0003-order-changes': orderChanges,
  '0004-leads': leads,
  '0005-accounts': accounts,
  '0006-desk': desk,
  '0007-payments': payments,
  '0008-custom-units': customUnits,
  '0061-since-first-release': sinceFirstRelease,
};

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/** Branches merge in any order, so an unapplied migration runs even after one with a later number. */
function migratorOf(db: Db, names = MIGRATION_NAMES, disableTransactions = false): Migrator {
  const chosen = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)));
  const provider = { getMigrations: () => Promise.resolve(chosen) };
  return new Migrator({
    db: db.withPlugin(withCurrentNames()),
    provider,
    allowUnorderedMigrations: true,
    disableTransactions,
  });
}

/** Instances that start together wait for each other. Returns the migrations applied. Throws when one fails. */
export const migrate = (db: Db): Promise<readonly string[]> => apply(migratorOf(db));

/** Migrates within the caller's transaction, up to the migrations that a backup matches. */
export const migrateWithin = (connection: Db, names = MIGRATION_NAMES): Promise<readonly string[]> =>
  apply(migratorOf(connection, names, true));

async function apply(migrator: Migrator): Promise<readonly string[]> {
  const { error, results } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error) throw new Error('A migration failed', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

export async function isMigrated(db: Db): Promise<boolean> {
  const all = await migratorOf(db).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}

export async function appliedMigrations(db: Db): Promise<readonly string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}
