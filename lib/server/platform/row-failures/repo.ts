import type { Db, RowFailureRow } from '@/lib/server/platform/db/schema';
import type { RowTask } from './tasks';

export async function failuresOf(db: Db, task: RowTask): Promise<readonly RowFailureRow[]> {
  return db.selectFrom('row_failures').selectAll().where('task', '=', task).execute();
}

export async function oldestFailures(db: Db, limit: number): Promise<readonly RowFailureRow[]> {
  return db
    .selectFrom('row_failures')
    .selectAll()
    .orderBy('since')
    .orderBy('task')
    .orderBy('row_id')
    .limit(limit)
    .execute();
}

export async function countFailures(db: Db): Promise<number> {
  const row = await db
    .selectFrom('row_failures')
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Returns whether a task whose name begins with `job` has a stored failure. */
export async function hasFailures(db: Db, job: string): Promise<boolean> {
  const row = await db.selectFrom('row_failures').select('task').where('task', 'like', `${job}%`).executeTakeFirst();
  return row !== undefined;
}

/** A known failure keeps the time of its first attempt. */
export async function putFailure(db: Db, row: RowFailureRow): Promise<void> {
  await db
    .insertInto('row_failures')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['task', 'row_id']).doUpdateSet({ reference: row.reference, code: row.code }),
    )
    .execute();
}

export async function deleteFailures(db: Db, task: RowTask, rowIds: readonly string[]): Promise<void> {
  await db.deleteFrom('row_failures').where('task', '=', task).where('row_id', 'in', rowIds).execute();
}

export async function referenceOf(db: Db, orderId: string): Promise<string | null> {
  const row = await db.selectFrom('orders').select('reference').where('id', '=', orderId).executeTakeFirst();
  return row?.reference ?? null;
}
