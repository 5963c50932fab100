import { sql } from 'kysely';
import type { Db, OutboxRow, Trx } from '@/lib/server/platform/db/schema';
import { PAGE_SIZE } from '@/lib/server/platform/desk/words';
import { PAYLOAD } from '@/lib/server/platform/outbox/enqueue';

/** "failing": at least one attempt failed, and another one follows. */
export const LISTS = ['waiting', 'failing', 'dead', 'done'] as const;
export type List = (typeof LISTS)[number];

function select(db: Db, list: List) {
  const query = db.selectFrom('outbox');
  switch (list) {
    case 'waiting':
      return query.where('state', 'in', ['due', 'sending']).where('last_error', 'is', null);
    case 'failing':
      return query.where('state', 'in', ['due', 'sending']).where('last_error', 'is not', null);
    case 'dead':
      return query.where('state', '=', 'dead');
    case 'done':
      return query.where('state', 'in', ['sent', 'logged', 'skipped']);
  }
}

export async function countMessages(db: Db, list: List): Promise<number> {
  const row = await select(db, list)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Waiting messages in the order of delivery, done ones with the latest first. */
export async function readMessages(db: Db, list: List, page: number): Promise<readonly OutboxRow[]> {
  const isDone = list === 'done';
  return select(db, list)
    .selectAll()
    .orderBy(isDone ? 'finished_at' : 'available_at', isDone ? 'desc' : 'asc')
    .orderBy('id')
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}

export async function findMessage(db: Db, id: string): Promise<OutboxRow | undefined> {
  return db.selectFrom('outbox').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function isQueued(db: Db, dedupeKey: string): Promise<boolean> {
  const found = db.selectFrom('outbox').select('id').where('dedupe_key', '=', dedupeKey);
  return (await found.executeTakeFirst()) !== undefined;
}

/** Makes a message due now. Returns false when its state has changed meanwhile. */
export async function requeueMessage(
  trx: Trx,
  { id, state, attempts }: Pick<OutboxRow, 'id' | 'state' | 'attempts'>,
  at: Date,
): Promise<boolean> {
  const moved = await trx
    .updateTable('outbox')
    .set({
      state: 'due',
      attempts: state === 'dead' ? 0 : attempts,
      available_at: at.toISOString(),
      finished_at: null,
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('state', 'in', ['due', 'dead'])
    .returning('id')
    .executeTakeFirst();
  return moved !== undefined;
}

/** Returns the references of the orders that messages are about, by message id. */
export async function subjectsOf(db: Db, rows: readonly OutboxRow[]): Promise<ReadonlyMap<string, string>> {
  const payloads = rows.map(
    ({ id, payload }) => [id, PAYLOAD.read(payload) as Readonly<Record<string, string | undefined>>] as const,
  );
  const ids = (key: string): readonly string[] => payloads.flatMap(([, payload]) => payload[key] ?? []);
  const [orders, changes, refunds] = await Promise.all([
    references(db, ids('orderId')),
    referencesBy(db, 'order_changes', ids('changeId')),
    referencesBy(db, 'refunds', ids('refundId')),
  ]);
  const known = new Map([...orders, ...changes, ...refunds]);
  return new Map(
    payloads.map(([id, { orderId, changeId, refundId, reference }]) => [
      id,
      reference ?? known.get(orderId ?? changeId ?? refundId ?? '') ?? '',
    ]),
  );
}

type References = readonly (readonly [id: string, reference: string])[];

async function references(db: Db, ids: readonly string[]): Promise<References> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('orders').select(['id', 'reference']).where('id', 'in', ids).execute();
  return rows.map(({ id, reference }) => [id, reference]);
}

async function referencesBy(db: Db, table: 'order_changes' | 'refunds', ids: readonly string[]): Promise<References> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom(table)
    .innerJoin('orders', 'orders.id', `${table}.order_id`)
    .select([`${table}.id as id`, 'orders.reference'])
    .where(`${table}.id`, 'in', ids)
    .execute();
  return rows.map(({ id, reference }) => [id, reference]);
}

/** Returns every message about an order, its changes and its refunds, the oldest first. */
export async function messagesAbout(
  db: Db,
  about: { readonly orderId: string; readonly changeIds: readonly string[]; readonly refundIds: readonly string[] },
): Promise<readonly OutboxRow[]> {
  // `enqueue` writes payloads as exactly these texts, or continues them with other ids.
  const payloads = [
    { orderId: about.orderId },
    ...about.changeIds.map((changeId) => ({ changeId })),
    ...about.refundIds.map((refundId) => ({ refundId })),
  ].map((payload) => PAYLOAD.write(payload));
  const goesOn = `{"orderId":"${about.orderId}",%`;
  return db
    .selectFrom('outbox')
    .selectAll()
    .where((eb) => eb.or([eb('payload', 'in', payloads), sql<boolean>`payload like ${goesOn}`]))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
