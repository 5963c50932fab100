import { sql } from 'kysely';
import type { LocalDate } from '@/lib/domain/vocabulary';
import type { Db } from '@/lib/server/platform/db/db';
import type { ClaimRow, OrderRow } from '@/lib/server/platform/db/schema';
import { PAGE_SIZE } from '@/lib/server/platform/desk/words';

/** The lists of claims: open claims need an action of the office. */
export const CLAIM_LISTS = ['open', 'decided'] as const;
export type ClaimList = (typeof CLAIM_LISTS)[number];

function select(db: Db, list: ClaimList | '') {
  const query = db.selectFrom('claims');
  if (list === '') return query;
  return query.where('due', list === 'open' ? 'is not' : 'is', null);
}

export async function countClaimsIn(db: Db, list: ClaimList | ''): Promise<number> {
  const row = await select(db, list)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export type ClaimOfOrder = { readonly claim: ClaimRow; readonly order: OrderRow };

/** Returns one page of a list: open claims with the next due first, then decided ones with the latest first. */
export async function readClaims(db: Db, list: ClaimList | '', page: number): Promise<readonly ClaimOfOrder[]> {
  const claims = await select(db, list)
    .selectAll()
    .orderBy(sql`due is null`)
    .orderBy('due')
    .orderBy('decided_at', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  if (claims.length === 0) return [];
  const ids = [...new Set(claims.map(({ order_id }) => order_id))];
  const orders = await db.selectFrom('orders').selectAll().where('id', 'in', ids).execute();
  const byId = new Map(orders.map((order) => [order.id, order]));
  return claims.flatMap((claim) => {
    const order = byId.get(claim.order_id);
    return order ? [{ claim, order }] : [];
  });
}

/** Returns how many claims are due by a day (inclusive), and how many of them were due before that day. */
export async function countDueClaims(
  db: Db,
  day: LocalDate,
): Promise<{ readonly due: number; readonly overdue: number }> {
  const rows = await db.selectFrom('claims').select('due').where('due', '<=', day).execute();
  return { due: rows.length, overdue: rows.filter(({ due }) => due !== null && due < day).length };
}
