import { isOrdered } from '@/lib/server/modules/enquiries/repo';
import { ORDER } from '@/lib/server/modules/orders/documents';
import type { Db, EnquiryRow, OrderChangeRow, OrderRow } from '@/lib/server/platform/db/schema';
import type { Conversion } from './webhooks/conversion';

/** Throws when the row is missing: the message is retried and then reported. */
export function readOrder(db: Db, orderId: string): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
}

export function readChange(db: Db, changeId: string): Promise<OrderChangeRow> {
  return db.selectFrom('order_changes').selectAll().where('id', '=', changeId).executeTakeFirstOrThrow();
}

/** Returns undefined when the enquiry has been deleted meanwhile (lib/domain/retention.ts). */
export function findEnquiry(db: Db, enquiryId: string): Promise<EnquiryRow | undefined> {
  return enquiryWith(db, enquiryId).executeTakeFirst();
}

/** Returns undefined also when its sender has ordered since. */
export function findOpenEnquiry(db: Db, enquiryId: string): Promise<EnquiryRow | undefined> {
  return enquiryWith(db, enquiryId)
    .where((eb) => eb.not(isOrdered))
    .executeTakeFirst();
}

const enquiryWith = (db: Db, id: string) => db.selectFrom('leads').selectAll().where('id', '=', id);

export async function readConversion(db: Db, conversionId: string): Promise<Conversion> {
  const row = await db
    .selectFrom('conversions')
    .innerJoin('orders', 'orders.id', 'conversions.order_id')
    .selectAll('conversions')
    .select('orders.order_json')
    .where('conversions.id', '=', conversionId)
    .executeTakeFirstOrThrow();
  const { details } = ORDER.read(row.order_json);
  return {
    id: row.id,
    event: row.event,
    tier: row.tier,
    value: row.value,
    at: new Date(row.at),
    orderId: row.order_id,
    firstName: details.firstName,
    lastName: details.lastName,
    email: details.email,
    phone: details.phonePrefix + details.phone,
  };
}
