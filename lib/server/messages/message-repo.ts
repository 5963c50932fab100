import type { Db } from '@/lib/server/kernel/db/db';
import type { LeadRow } from '@/lib/server/kernel/db/lead-rows';
import type { OrderChangeRow, OrderRow } from '@/lib/server/kernel/db/schema';
import { ORDER } from '@/lib/server/subjects/orders/documents';
import type { Conversion } from './webhooks/conversion';

/** What messages read when they are delivered. A missing row throws: the message is tried again and then reported. */
export function readOrder(db: Db, orderId: string): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
}

export function readChange(db: Db, changeId: string): Promise<OrderChangeRow> {
  return db.selectFrom('order_changes').selectAll().where('id', '=', changeId).executeTakeFirstOrThrow();
}

/** Undefined when it has been forgotten meanwhile (lib/domain/retention.ts): then there is nothing to tell. */
export function findLead(db: Db, leadId: string): Promise<LeadRow | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst();
}

/**
 * True when an order has been made from the lead's draft; one that lapsed unpaid leaves the lead a lead. An unfinished
 * order is none either when the same was asked for instead.
 */
export async function isOrdered(db: Db, { draft_id, type }: LeadRow): Promise<boolean> {
  if (draft_id === null) return false;
  if (type === 'checkout' && (await wasAskedFor(db, draft_id))) return true;
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('draft_id', '=', draft_id)
    .where('state', '!=', 'expired')
    .executeTakeFirst();
  return order !== undefined;
}

async function wasAskedFor(db: Db, draftId: string): Promise<boolean> {
  const asked = await db
    .selectFrom('leads')
    .select('id')
    .where('draft_id', '=', draftId)
    .where('type', '=', 'return_by_request')
    .executeTakeFirst();
  return asked !== undefined;
}

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
