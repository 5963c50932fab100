import { Migrator, type Migration } from 'kysely';
import type { Db } from './db';
import { bookings } from './migrations/0001-bookings';
import { firstRows } from './migrations/0002-first-rows';
import { orderChanges } from './migrations/0003-order-changes';
import { leads } from './migrations/0004-leads';
import { accounts } from './migrations/0005-accounts';
import { desk } from './migrations/0006-desk';
import { payments } from './migrations/0007-payments';
import { customUnits } from './migrations/0008-custom-units';
import { orderStops } from './migrations/0009-order-stops';
import { returnOwners } from './migrations/0010-return-owners';
import { orderMakers } from './migrations/0011-order-makers';
import { linesAgreed } from './migrations/0013-lines-agreed';
import { storageContracts } from './migrations/0014-storage-contracts';
import { invoices } from './migrations/0015-invoices';
import { unitReservations } from './migrations/0016-unit-reservations';
import { storeHelpers } from './migrations/0017-store-helpers';
import { draftOwners } from './migrations/0018-draft-owners';
import { visits } from './migrations/0019-visits';
import { sms } from './migrations/0020-sms';
import { unitMoves } from './migrations/0022-unit-moves';
import { deskEntries } from './migrations/0024-desk-entries';
import { partRefunds } from './migrations/0025-part-refunds';
import { extras } from './migrations/0034-extras';
import { crewSessions } from './migrations/0027-crew-sessions';
import { bookedBy } from './migrations/0029-booked-by';
import { invoicesByTime } from './migrations/0030-invoices-by-time';
import { photos } from './migrations/0031-photos';
import { lateCredits } from './migrations/0032-late-credits';
import { reviews } from './migrations/0033-reviews';
import { claims } from './migrations/0035-claims';
import { visitItems } from './migrations/0037-visit-items';
import { claimsPaidByHand } from './migrations/0038-claims-paid-by-hand';
import { visitEventNotes } from './migrations/0039-visit-event-notes';
import { toldProof } from './migrations/0040-told-proof';
import { crewLinkSends } from './migrations/0041-crew-link-sends';
import { extraStops } from './migrations/0042-extra-stops';
import { searchWords } from './migrations/0043-search-words';
import { exampleReviews } from './migrations/0044-example-reviews';
import { checklist } from './migrations/0049-checklist';
import { keysLate } from './migrations/0055-keys-late';
import { keptPrices } from './migrations/0050-kept-prices';
import { quoteReferences } from './migrations/0057-quote-references';
import { orderHomes } from './migrations/0058-order-homes';
import { sharedLists } from './migrations/0053-shared-lists';
import { orderShares } from './migrations/0054-order-shares';
import { rowFailures } from './migrations/0060-row-failures';

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
  '0009-order-stops': orderStops,
  '0010-return-owners': returnOwners,
  '0011-order-makers': orderMakers,
  '0013-lines-agreed': linesAgreed,
  '0014-storage-contracts': storageContracts,
  '0015-invoices': invoices,
  '0016-unit-reservations': unitReservations,
  '0017-store-helpers': storeHelpers,
  '0018-draft-owners': draftOwners,
  '0019-visits': visits,
  '0020-sms': sms,
  '0022-unit-moves': unitMoves,
  '0024-desk-entries': deskEntries,
  '0025-part-refunds': partRefunds,
  '0027-crew-sessions': crewSessions,
  '0029-booked-by': bookedBy,
  '0030-invoices-by-time': invoicesByTime,
  '0031-photos': photos,
  '0032-late-credits': lateCredits,
  '0033-reviews': reviews,
  '0034-extras': extras,
  '0035-claims': claims,
  '0037-visit-items': visitItems,
  '0038-claims-paid-by-hand': claimsPaidByHand,
  '0039-visit-event-notes': visitEventNotes,
  '0040-told-proof': toldProof,
  '0041-crew-link-sends': crewLinkSends,
  '0042-extra-stops': extraStops,
  '0043-search-words': searchWords,
  '0044-example-reviews': exampleReviews,
  '0049-checklist': checklist,
  '0050-kept-prices': keptPrices,
  '0053-shared-lists': sharedLists,
  '0054-order-shares': orderShares,
  '0055-keys-late': keysLate,
  '0057-quote-references': quoteReferences,
  '0058-order-homes': orderHomes,
  '0060-row-failures': rowFailures,
};

export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Returns a migrator. Branches merge in any order, so an unapplied migration runs even after one with a later number.
 */
function migratorOf(db: Db, names = MIGRATION_NAMES, disableTransactions = false): Migrator {
  const chosen = Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => names.includes(name)));
  const provider = { getMigrations: () => Promise.resolve(chosen) };
  return new Migrator({ db, provider, allowUnorderedMigrations: true, disableTransactions });
}

/**
 * Migrates the database to the newest schema. Instances that start together wait for each other. Returns the names of
 * the migrations applied. Throws when a migration fails, and rolls it back.
 */
export const migrate = (db: Db): Promise<readonly string[]> => apply(migratorOf(db));

/**
 * Migrates within the caller's transaction, on its connection. `names`: the migrations that a backup matches. All by
 * default.
 */
export const migrateWithin = (connection: Db, names = MIGRATION_NAMES): Promise<readonly string[]> =>
  apply(migratorOf(connection, names, true));

async function apply(migrator: Migrator): Promise<readonly string[]> {
  const { error, results } = await migrator.migrateToLatest();
  if (error instanceof Error) throw error;
  if (error) throw new Error('A migration failed', { cause: error });
  return (results ?? []).map((result) => result.migrationName);
}

/** Returns whether every migration of this version of the app has been applied. */
export async function isMigrated(db: Db): Promise<boolean> {
  const all = await migratorOf(db).getMigrations();
  return all.every((migration) => migration.executedAt !== undefined);
}

/** Returns the names of the migrations applied to this database. */
export async function appliedMigrations(db: Db): Promise<readonly string[]> {
  const all = await migratorOf(db).getMigrations();
  return all.filter(({ executedAt }) => executedAt !== undefined).map(({ name }) => name);
}
