import type { LocalDate } from '@/lib/domain/london-time';
import type { AddressDetails, GivenAddresses } from '@/lib/domain/order/appointments';
import type { Db, OrderStopRow, Trx } from '@/lib/server/platform/db/schema';
import type { Page } from '@/lib/server/platform/row-failures/for-each-row';

const detailsOf = (row: OrderStopRow): AddressDetails & { readonly postcode: string } => ({
  postcode: row.postcode,
  line1: row.line1,
  line2: row.line2,
  town: row.town,
  note: row.note,
  contactName: row.contact_name,
  contactPhone: row.contact_phone,
});

export const givenIn = (rows: readonly OrderStopRow[]): GivenAddresses =>
  new Map(rows.map((row) => [row.stop, detailsOf(row)]));

export async function addressRows(db: Db, orderId: string): Promise<readonly OrderStopRow[]> {
  return db.selectFrom('order_stops').selectAll().where('order_id', '=', orderId).orderBy('stop').execute();
}

export const givenAddresses = async (db: Db, orderId: string): Promise<GivenAddresses> =>
  givenIn(await addressRows(db, orderId));

export const hasNoPhotos = (rows: readonly OrderStopRow[]): boolean => rows.some(({ no_photos }) => no_photos === 1);

export async function setNoPhotos(trx: Trx, orderId: string, noPhotos: boolean): Promise<void> {
  await trx
    .updateTable('order_stops')
    .set({ no_photos: noPhotos ? 1 : 0 })
    .where('order_id', '=', orderId)
    .execute();
}

export async function wantsNoPhotos(db: Db, orderId: string): Promise<boolean> {
  return (await ordersWithoutPhotos(db, [orderId])).has(orderId);
}

export async function ordersWithoutPhotos(db: Db, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .selectFrom('order_stops')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', orderIds)
    .where('no_photos', '=', 1)
    .execute();
  return new Set(rows.map(({ order_id }) => order_id));
}

export async function givenAddressesOf(
  db: Db,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, GivenAddresses>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db.selectFrom('order_stops').selectAll().where('order_id', 'in', orderIds).execute();
  return new Map(orderIds.map((id) => [id, givenIn(rows.filter((row) => row.order_id === id))]));
}

/** Returns what a customer has given for these postcodes in other orders, the latest first. */
export async function earlierAddresses(
  db: Db,
  { email, postcodes, but }: { readonly email: string; readonly postcodes: readonly string[]; readonly but: string },
): Promise<readonly OrderStopRow[]> {
  return db
    .selectFrom('order_stops as s')
    .innerJoin('orders as o', 'o.id', 's.order_id')
    .selectAll('s')
    .where((eb) => eb(eb.fn<string>('lower', ['o.email']), '=', email))
    .where('s.postcode', 'in', postcodes)
    .where('s.order_id', '!=', but)
    .orderBy('s.updated_at', 'desc')
    .limit(20)
    .execute();
}

export async function putStop(trx: Trx, row: OrderStopRow): Promise<void> {
  await trx
    .insertInto('order_stops')
    .values(row)
    .onConflict((conflict) => conflict.columns(['order_id', 'stop']).doUpdateSet(row))
    .execute();
}

/** Returns orders with notes or contacts, without places after a day. */
export async function withNotesUntil(db: Db, day: LocalDate, { after, limit }: Page): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('orders as o')
    .select('o.id')
    .where('o.id', '>', after)
    .where('o.id', 'in', (eb) => eb.selectFrom('order_stops').select('order_id').where('has_notes', '=', 1))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('slot_reservations as r')
            .select('r.id')
            .whereRef('r.order_id', '=', 'o.id')
            .where('r.released', '=', 0)
            .where('r.date', '>', day),
        ),
      ),
    )
    .orderBy('o.id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Deletes notes and contacts. The street address stays with the order. */
export async function clearNotes(db: Db, orderId: string): Promise<void> {
  await db
    .updateTable('order_stops')
    .set({ note: '', contact_name: '', contact_phone: '', has_notes: 0 })
    .where('order_id', '=', orderId)
    .execute();
}
