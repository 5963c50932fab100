import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { ClaimItemRow, ClaimRow } from '@/lib/server/platform/db/schema';

/** The claims of an order in the order in which they were made. */
export async function claimsOf(db: Db, orderId: string): Promise<readonly ClaimRow[]> {
  return db.selectFrom('claims').selectAll().where('order_id', '=', orderId).orderBy('number').execute();
}

export async function countClaims(db: Db, orderId: string): Promise<number> {
  const row = await db
    .selectFrom('claims')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function findClaim(db: Db, id: string): Promise<ClaimRow | undefined> {
  return db.selectFrom('claims').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The things in claims, as they were named. */
export async function claimItems(db: Db, claimIds: readonly string[]): Promise<readonly ClaimItemRow[]> {
  if (claimIds.length === 0) return [];
  return db.selectFrom('claim_items').selectAll().where('claim_id', 'in', claimIds).orderBy('position').execute();
}

export async function insertClaim(trx: Trx, row: ClaimRow, items: readonly ClaimItemRow[]): Promise<void> {
  await trx.insertInto('claims').values(row).execute();
  await trx.insertInto('claim_items').values(items).execute();
}

type Update = Partial<Omit<ClaimRow, 'id' | 'order_id' | 'number' | 'version'>>;

/** The claim a version later; undefined when it is not at `version` any more. */
export async function updateClaim(
  trx: Trx,
  { id, version }: Pick<ClaimRow, 'id' | 'version'>,
  update: Update,
): Promise<ClaimRow | undefined> {
  return trx
    .updateTable('claims')
    .set({ ...update, version: version + 1 })
    .where('id', '=', id)
    .where('version', '=', version)
    .returningAll()
    .executeTakeFirst();
}
