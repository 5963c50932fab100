import { randomUUID } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Charge } from '@/lib/domain/storage/rent';
import { isSqlite } from '@/lib/server/platform/db/db';
import type { ChargeRow, Database, Db, Trx } from '@/lib/server/platform/db/schema';

/** Inserts a charge that is due at once. Returns false when its period is already charged. */
export async function insertCharge(trx: Trx, orderId: string, charge: Charge, at: Date): Promise<boolean> {
  const instant = at.toISOString();
  const row = await trx
    .insertInto('charges')
    .values({
      id: randomUUID(),
      order_id: orderId,
      state: 'due',
      pence: charge.amount,
      period_from: charge.from,
      period_until: charge.until,
      next_try_at: instant,
      refusals: 0,
      first_refused_at: null,
      locked_until: null,
      attempt_id: null,
      payment_id: null,
      created_at: instant,
      updated_at: instant,
    })
    .onConflict((conflict) => conflict.columns(['order_id', 'period_from']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findCharge(db: Db, id: string): Promise<ChargeRow | undefined> {
  return db.selectFrom('charges').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the charges of a contract, the oldest first. */
export async function chargesOf(db: Db, orderId: string): Promise<readonly ChargeRow[]> {
  return db.selectFrom('charges').selectAll().where('order_id', '=', orderId).orderBy('period_from').execute();
}

export const isOwed = ({ state }: Pick<ChargeRow, 'state'>): boolean => state === 'due' || state === 'failed';

export async function updateCharge(trx: Trx, id: string, set: Partial<ChargeRow>, at: Date): Promise<void> {
  await trx
    .updateTable('charges')
    .set({ ...set, updated_at: at.toISOString() })
    .where('id', '=', id)
    .execute();
}

/** Longer than the provider's slowest answer. */
const LEASE_MS = 5 * 60_000;

/** Returns the SQL condition that a charge is due, or has an attempt without an answer, and is not leased. */
const isFree =
  (now: string) =>
  (eb: ExpressionBuilder<Database, 'charges'>): Expression<SqlBool> =>
    eb.and([
      eb.or([
        eb.and([eb('state', 'in', ['due', 'failed']), eb('next_try_at', '<=', now)]),
        eb('attempt_id', 'is not', null),
      ]),
      eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]),
    ]);

/** Leases charges in one statement, so that two instances never get the same one. */
export async function claimCharges(
  db: Db,
  now: Date,
  { limit, orderId }: { readonly limit: number; readonly orderId?: string | undefined },
): Promise<readonly ChargeRow[]> {
  const at = now.toISOString();
  return db
    .updateTable('charges')
    .set({ locked_until: new Date(now.getTime() + LEASE_MS).toISOString() })
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('charges')
        .select('id')
        .where(isFree(at))
        .$if(orderId !== undefined, (query) => query.where('order_id', '=', orderId ?? ''))
        .orderBy('next_try_at')
        .orderBy('id')
        .limit(limit)
        .$if(!isSqlite(db), (query) => query.forUpdate().skipLocked()),
    )
    .where(isFree(at))
    .returningAll()
    .execute();
}

/** Returns the orders with a leased charge, or one that failed to be processed since its lease began. */
export async function ordersInHand(db: Db, now: Date): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('charges')
    .select('order_id')
    .distinct()
    .where('locked_until', '>', now.toISOString())
    .where((eb) => eb.or([eb('state', 'in', ['due', 'failed']), eb('attempt_id', 'is not', null)]))
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

/** Returns the refunds, made or due, of a contract's payments, the oldest first. */
export async function refundsOfContract(db: Db, orderId: string) {
  return db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .where('payments.contract_id', '=', orderId)
    .orderBy('refunds.created_at')
    .execute();
}
