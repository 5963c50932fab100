import { sql } from 'kysely';
import type { LocalDate } from '@/lib/domain/london-time';
import { withOrders } from '@/lib/server/modules/orders/repo';
import type { ClaimItemRow, ClaimRow, Db, OrderRow, Trx } from '@/lib/server/platform/db/schema';

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

export async function claimItems(db: Db, claimIds: readonly string[]): Promise<readonly ClaimItemRow[]> {
  if (claimIds.length === 0) return [];
  return db.selectFrom('claim_items').selectAll().where('claim_id', 'in', claimIds).orderBy('position').execute();
}

export async function insertClaim(trx: Trx, row: ClaimRow, items: readonly ClaimItemRow[]): Promise<void> {
  await trx.insertInto('claims').values(row).execute();
  await trx.insertInto('claim_items').values(items).execute();
}

type Update = Partial<Omit<ClaimRow, 'id' | 'order_id' | 'number' | 'version'>>;

/** Returns the next version of the claim, or undefined when it is no longer at `version`. */
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

export const CLAIM_LISTS = ['open', 'decided'] as const;
export type ClaimList = (typeof CLAIM_LISTS)[number];

function claimsIn(db: Db, list: ClaimList | '') {
  const query = db.selectFrom('claims');
  if (list === '') return query;
  return query.where('due', list === 'open' ? 'is not' : 'is', null);
}

export async function countClaimsIn(db: Db, list: ClaimList | ''): Promise<number> {
  const row = await claimsIn(db, list)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export type ClaimOfOrder = { readonly claim: ClaimRow; readonly order: OrderRow };

type Page = { readonly page: number; readonly size: number };

/** Returns one page of a list: open claims with the next due first, then decided ones with the latest first. */
export async function readClaims(db: Db, list: ClaimList | '', { page, size }: Page): Promise<readonly ClaimOfOrder[]> {
  const claims = await claimsIn(db, list)
    .selectAll()
    .orderBy(sql`due is null`)
    .orderBy('due')
    .orderBy('decided_at', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return (await withOrders(db, claims)).map(({ row: claim, order }) => ({ claim, order }));
}

/** Returns how many claims are due by a day (inclusive), and how many were due before it. */
export async function countDueClaims(
  db: Db,
  day: LocalDate,
): Promise<{ readonly due: number; readonly overdue: number }> {
  const rows = await db.selectFrom('claims').select('due').where('due', '<=', day).execute();
  return { due: rows.length, overdue: rows.filter(({ due }) => due !== null && due < day).length };
}
