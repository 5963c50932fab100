import { randomUUID } from 'node:crypto';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { SLOT_SERVICES, type SlotNeed } from '@/lib/domain/slots/calendar';
import { placesKey } from '@/lib/domain/slots/slot-key';
import { compiledQuery } from '@/lib/server/platform/db/compiled-query';
import type { Database, Db, Trx } from '@/lib/server/platform/db/schema';
import type { Page } from '@/lib/server/platform/row-failures/for-each-row';

/** The slot is open and has `places` left, by the desk's number for it or else the service's. */
const hasRoom =
  (places: number, capacity: number) =>
  (eb: ExpressionBuilder<Database, 'slots'>): Expression<SqlBool> =>
    eb.and([
      eb('slots.closed', '=', 0),
      eb(eb('slots.booked', '+', places), '<=', eb.fn.coalesce('slots.fixed_capacity', eb.val(capacity))),
    ]);

/**
 * Reserves places. One statement checks and writes, so the last place is sold once, and none after the desk has closed
 * the day or lowered the slot. `capacity`: where the desk has set no number. `over`: places beyond it that the desk
 * overbooks.
 */
export async function takePlaces(trx: Trx, need: SlotNeed, capacity: number, over = 0): Promise<boolean> {
  if (await takeFree(trx, need, capacity)) return true;
  return over > 0 && raiseBooked(trx, need, capacity, over);
}

async function takeFree(trx: Trx, need: SlotNeed, capacity: number): Promise<boolean> {
  const { service, date, start, places } = need;
  // More than the default fits only a slot that the desk has enlarged, which then has a row.
  if (places > capacity) return raiseBooked(trx, need, capacity);
  return (await raiseOrBegin(trx, { service, date, start, places, capacity })).length > 0;
}

const raiseOrBegin = compiledQuery(
  (trx, { service, date, start, places, capacity }: SlotNeed & { readonly capacity: number }) =>
    trx
      .insertInto('slots')
      .values({ service, date, start, booked: places, capacity, fixed_capacity: null, closed: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['service', 'date', 'start'])
          .doUpdateSet((eb) => ({ booked: eb('slots.booked', '+', places), capacity }))
          .where((eb) => hasRoom(places, capacity)(eb as unknown as ExpressionBuilder<Database, 'slots'>)),
      )
      .returning('booked'),
);

async function raiseBooked(
  trx: Trx,
  { service, date, start, places }: SlotNeed,
  capacity: number,
  over = 0,
): Promise<boolean> {
  const taken = await trx
    .updateTable('slots')
    .set((eb) => ({ booked: eb('slots.booked', '+', places), capacity }))
    .where('service', '=', service)
    .where('date', '=', date)
    .where('start', '=', start)
    .where(hasRoom(places - over, capacity))
    .returning('booked')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function insertReservation(
  trx: Trx,
  orderId: string,
  need: SlotNeed,
  expiresAt: Date | null,
): Promise<void> {
  const { service, date, start, places } = need;
  const expires_at = expiresAt?.toISOString() ?? null;
  await insertRow(trx, {
    id: randomUUID(),
    order_id: orderId,
    service,
    date,
    start,
    places,
    expires_at,
    released: 0,
  });
}

const insertRow = compiledQuery((trx, row: Database['slot_reservations']) =>
  trx.insertInto('slot_reservations').values(row),
);

export async function keepReservations(trx: Trx, orderId: string): Promise<void> {
  await trx
    .updateTable('slot_reservations')
    .set({ expires_at: null })
    .where('order_id', '=', orderId)
    .where('released', '=', 0)
    .execute();
}

export async function holdReservations(trx: Trx, orderId: string, until: Date): Promise<void> {
  await trx
    .updateTable('slot_reservations')
    .set({ expires_at: until.toISOString() })
    .where('order_id', '=', orderId)
    .where('released', '=', 0)
    .where('expires_at', 'is not', null)
    .execute();
}

/** Returns the places of an order, including those that a change of it holds. */
export async function unreleased(trx: Trx, orderId: string): Promise<readonly SlotNeed[]> {
  return trx
    .selectFrom('slot_reservations')
    .select(['service', 'date', 'start', 'places'])
    .where('order_id', '=', orderId)
    .where('released', '=', 0)
    .execute();
}

/** Marks reservations as released. The caller must lower the slots' counters. */
export async function markReleased(trx: Trx, orderId: string, which: 'all' | 'held' = 'all') {
  return trx
    .updateTable('slot_reservations')
    .set({ released: 1 })
    .where('order_id', '=', orderId)
    .where('released', '=', 0)
    .$if(which === 'held', (query) => query.where('expires_at', 'is not', null))
    .returning(['service', 'date', 'start', 'places'])
    .execute();
}

/** Releases an order's places. `held`: only those that would expire, which for a booked order are those of a change. */
export async function releasePlaces(trx: Trx, orderId: string, which: 'all' | 'held' = 'all'): Promise<void> {
  const released = await markReleased(trx, orderId, which);
  for (const row of released.toSorted((a, b) => placesKey(a).localeCompare(placesKey(b)))) await freePlaces(trx, row);
}

/** Lowers a slot's counter. Negative places raise it, whatever the capacity. */
export async function freePlaces(trx: Trx, { service, date, start, places }: SlotNeed): Promise<void> {
  await trx
    .updateTable('slots')
    .set((eb) => ({ booked: eb('booked', '-', places) }))
    .where('service', '=', service)
    .where('date', '=', date)
    .where('start', '=', start)
    .execute();
}

type Asked = { readonly from: string; readonly to: string; readonly without: string; readonly at: string };

/** Days are inclusive. Leaves out expired holds and the order `without`. */
export const occupiedPlaces: (db: Db, asked: Asked) => Promise<readonly SlotNeed[]> = compiledQuery(
  (db, { from, to, without, at }) =>
    db
      .selectFrom('slot_reservations')
      .select((eb) => ['service', 'date', 'start', eb.cast<number>(eb.fn.sum('places'), 'integer').as('places')])
      // The index begins with the service.
      .where('service', 'in', SLOT_SERVICES)
      .where('date', '>=', from)
      .where('date', '<=', to)
      .where('order_id', '!=', without)
      .where('released', '=', 0)
      .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', at)]))
      .groupBy(['service', 'date', 'start']),
);

/** Returns unpaid orders whose hold has lapsed, in the given slots or anywhere. */
export async function lapsedOrders(
  db: Db,
  now: Date,
  { after, limit }: Page,
  needs: readonly SlotNeed[] | null = null,
): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'awaiting_payment')
    .where('hold_expires_at', '<=', now.toISOString())
    .where('id', '>', after)
    .$if(needs !== null, (query) =>
      query.where('id', 'in', (eb) =>
        eb
          .selectFrom('slot_reservations as r')
          .select('r.order_id')
          .where('r.released', '=', 0)
          .where((slot) =>
            slot.or(
              (needs ?? []).map(({ service, date, start }) =>
                slot.and([slot('r.service', '=', service), slot('r.date', '=', date), slot('r.start', '=', start)]),
              ),
            ),
          ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}
