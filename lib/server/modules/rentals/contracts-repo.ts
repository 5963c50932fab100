import { addDays, type LocalDate } from '@/lib/domain/london-time';
import { NOTICE_DAYS } from '@/lib/domain/storage/billing';
import type { Rent } from '@/lib/domain/storage/rent';
import type { Db, StorageContractRow, Trx } from '@/lib/server/platform/db/schema';
import type { Page } from '@/lib/server/platform/row-failures/for-each-row';

export async function findContract(db: Db, orderId: string): Promise<StorageContractRow | undefined> {
  return db.selectFrom('storage_contracts').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

export const rentOf = (row: StorageContractRow): Rent => ({
  storageTerm: row.term,
  weekly: row.weekly_pence,
  studentPercent: row.student_percent,
  since: row.started_on,
  newPrice:
    row.new_weekly_pence === null || row.new_from === null
      ? null
      : { weekly: row.new_weekly_pence, from: row.new_from },
  move:
    row.move_on === null || row.move_weekly_pence === null ? null : { weekly: row.move_weekly_pence, on: row.move_on },
});

export const NO_MOVE = {
  move_on: null,
  move_space: null,
  move_square_feet: null,
  move_list_pence: null,
  move_weekly_pence: null,
  move_pieces: null,
} as const satisfies Partial<StorageContractRow>;

export async function insertContract(trx: Trx, row: StorageContractRow): Promise<void> {
  await trx.insertInto('storage_contracts').values(row).execute();
}

export async function updateContract(trx: Trx, orderId: string, set: Partial<StorageContractRow>, at: Date) {
  await trx
    .updateTable('storage_contracts')
    .set({ ...set, updated_at: at.toISOString() })
    .where('order_id', '=', orderId)
    .execute();
}

export async function deleteContract(trx: Trx, orderId: string): Promise<void> {
  await trx.deleteFrom('storage_contracts').where('order_id', '=', orderId).execute();
}

/** The term whose charges are not announced (NOTICE_FROM_WEEKS). */
const UNANNOUNCED = 'weekly';

/** Whether the next charge needs no notice, or had it early enough. */
export const isAnnounced = (
  { term, next_charge_on: on, noticed_for: noticedFor, noticed_on: noticedOn }: StorageContractRow,
  today: LocalDate,
): boolean =>
  term === UNANNOUNCED || (on !== null && noticedFor === on && noticedOn !== null && chargedOn(on, noticedOn) <= today);

/** Returns the day of an announced charge, which is later when the notice was late. */
export function chargedOn(on: LocalDate, noticedOn: LocalDate): LocalDate {
  const earliest = addDays(noticedOn, NOTICE_DAYS);
  return on > earliest ? on : earliest;
}

/** Returns the query for a page of contracts. */
const pageOf = (db: Db, { after, limit }: Page) =>
  db.selectFrom('storage_contracts').select('order_id').where('order_id', '>', after).orderBy('order_id').limit(limit);

async function idsOf(contracts: ReturnType<typeof pageOf>): Promise<readonly string[]> {
  return (await contracts.execute()).map(({ order_id }) => order_id);
}

/** Returns the contracts whose next charge is due and, where required, was announced NOTICE_DAYS ago. */
export const contractsToCharge = (db: Db, today: LocalDate, page: Page): Promise<readonly string[]> =>
  idsOf(
    pageOf(db, page)
      .where('next_charge_on', '<=', today)
      .where((eb) =>
        eb.or([
          eb('term', '=', UNANNOUNCED),
          eb.and([
            eb('noticed_for', '=', eb.ref('next_charge_on')),
            eb('noticed_on', '<=', addDays(today, -NOTICE_DAYS)),
          ]),
        ]),
      ),
  );

/** Returns the contracts whose next charge has no notice yet, or only one from a clock that ran ahead. */
export const contractsToAnnounce = (db: Db, today: LocalDate, page: Page): Promise<readonly string[]> =>
  idsOf(
    pageOf(db, page)
      .where('next_charge_on', '<=', addDays(today, NOTICE_DAYS))
      .where('term', '!=', UNANNOUNCED)
      .where((eb) =>
        eb.or([
          eb('noticed_for', 'is', null),
          eb('noticed_for', '!=', eb.ref('next_charge_on')),
          eb('noticed_on', '>', today),
        ]),
      ),
  );

export const contractsToMove = (db: Db, today: LocalDate, page: Page): Promise<readonly string[]> =>
  idsOf(pageOf(db, page).where('move_on', '<=', today));

export const contractsToEnd = (db: Db, today: LocalDate, page: Page): Promise<readonly string[]> =>
  idsOf(pageOf(db, page).where('state', '!=', 'ended').where('ends_on', '<', today));
