import { isUnordered } from '@/lib/server/modules/orders/repo';
import { compiledQuery } from '@/lib/server/platform/db/compiled-query';
import { isSqlite } from '@/lib/server/platform/db/db';
import type { Db, DraftRow, Trx } from '@/lib/server/platform/db/schema';
import { deleteSearchWords, putWords } from '@/lib/server/platform/db/search-words-repo';
import { DRAFT_ANSWERS, searchedAnswers } from './answers';

export const insertDraft = compiledQuery((db, draft: DraftRow) => db.insertInto('drafts').values(draft));

type DraftChange = Pick<DraftRow, 'step' | 'answers' | 'updated_at' | 'expires_at' | 'owner_email'>;

/**
 * Returns undefined for a draft that does not exist or has expired. The statement itself keeps an existing owner, so
 * that only one of two parallel saves sets it. A draft begun at the desk never gets an owner.
 */
export async function updateDraft(
  db: Db,
  id: string,
  flow: string,
  change: DraftChange,
  now: Date,
): Promise<DraftRow | undefined> {
  return db
    .updateTable('drafts')
    .set((eb) => ({
      ...change,
      owner_email:
        change.owner_email === null
          ? eb.ref('owner_email')
          : eb
              .case()
              .when('booked_by', 'is', null)
              .then(eb.fn.coalesce('owner_email', eb.val(change.owner_email)))
              .else(eb.ref('owner_email'))
              .end(),
    }))
    .where('id', '=', id)
    .where('flow', '=', flow)
    .where('expires_at', '>', now.toISOString())
    .returningAll()
    .executeTakeFirst();
}

const draftOf = compiledQuery((db, { id }: { readonly id: string }) =>
  db.selectFrom('drafts').selectAll().where('id', '=', id),
);

export async function findDraft(db: Db, id: string): Promise<DraftRow | undefined> {
  return (await draftOf(db, { id }))[0];
}

type Lasting = { readonly id: string; readonly at: string };

const lasting = compiledQuery((trx, { id, at }: Lasting) =>
  trx.selectFrom('drafts').selectAll().where('id', '=', id).where('expires_at', '>', at),
);

const locked = compiledQuery((trx, { id, at }: Lasting) =>
  trx
    .updateTable('drafts')
    .set((eb) => ({ step: eb.ref('step') }))
    .where('id', '=', id)
    .where('expires_at', '>', at)
    .returningAll(),
);

/**
 * Locks a draft's row, so that two orders from one draft run one after the other. SQLite runs all transactions that
 * way, so there it only reads.
 */
export async function lockDraft(trx: Trx, id: string, now: Date): Promise<DraftRow | undefined> {
  return (await (isSqlite(trx) ? lasting : locked)(trx, { id, at: now.toISOString() }))[0];
}

export const markOrdered = compiledQuery((trx, { id, orderId }: { readonly id: string; readonly orderId: string }) =>
  trx.updateTable('drafts').set({ order_id: orderId }).where('id', '=', id),
);

type Tie = { readonly storeOrderId: string; readonly helperId: string | null; readonly until: Date };

type Joined = Pick<DraftRow, 'answers' | 'updated_at' | 'expires_at'>;

/** Writes the answers joined with a shared list, and extends the draft's life. The row must be locked. */
export async function writeJoined(trx: Trx, id: string, joined: Joined): Promise<void> {
  await trx.updateTable('drafts').set(joined).where('id', '=', id).execute();
}

/** Ties a draft to the rental that its return is from, and to the delegate who began it. */
export async function assignRental(db: Db, id: string, { storeOrderId, helperId, until }: Tie): Promise<void> {
  const tie = { store_order_id: storeOrderId, helper_id: helperId, store_proved_until: until.toISOString() };
  await db.updateTable('drafts').set(tie).where('id', '=', id).execute();
}

export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  const rows = await db.deleteFrom('drafts').where('id', '=', id).returning('id').execute();
  await deleteSearchWords(db, idsOf(rows));
  return rows.length > 0;
}

export async function deleteExpiredDrafts(db: Db, now: Date): Promise<number> {
  const rows = await db.deleteFrom('drafts').where('expires_at', '<=', now.toISOString()).returning('id').execute();
  await deleteSearchWords(db, idsOf(rows));
  return rows.length;
}

const idsOf = (rows: readonly Pick<DraftRow, 'id'>[]): readonly string[] => rows.map(({ id }) => id);

/** Returns the kept quotes of a mailbox without an order, or with one that lapsed. */
const saved = (db: Db, owner: string, now: Date) =>
  db
    .selectFrom('drafts')
    .leftJoin('orders', 'orders.id', 'drafts.order_id')
    .where('drafts.owner_email', '=', owner)
    .where('drafts.expires_at', '>', now.toISOString())
    .where(isUnordered(now));

/** Returns the newest first. */
export function savedBy(
  db: Db,
  owner: string,
  { now, most }: { readonly now: Date; readonly most: number },
): Promise<readonly DraftRow[]> {
  return saved(db, owner, now)
    .selectAll('drafts')
    .orderBy('drafts.updated_at', 'desc')
    .orderBy('drafts.id')
    .limit(most)
    .execute();
}

/** Returns false for a quote that is not theirs, ordered or gone. */
export async function deleteSavedBy(trx: Trx, owner: string, id: string, now: Date): Promise<boolean> {
  const theirs = saved(trx, owner, now).where('drafts.id', '=', id).select('drafts.id');
  const row = await trx.deleteFrom('drafts').where('id', 'in', theirs).returning('id').executeTakeFirst();
  await deleteSearchWords(trx, row ? [row.id] : []);
  return row !== undefined;
}

/** Indexes an owned quote for the desk's search. Call it where the quote is written. */
export async function findable(trx: Trx, row: DraftRow): Promise<void> {
  const { id: record_id, owner_email: email, updated_at: at } = row;
  if (email === null) return;
  await putWords(trx, { ...searchedAnswers(DRAFT_ANSWERS.read(row.answers)), email, record_id, at });
}
