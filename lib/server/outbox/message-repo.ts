import type { OrderLike } from '@/lib/domain/order/types';
import { nationalNumber } from '@/lib/domain/order/phone';
import type { Db } from '../db/db';
import type { OrderChangeRow, OrderRow } from '../db/schema';
import type { Conversion } from '../webhooks/conversion';

/** What messages read when they are delivered. A missing row throws: the message is tried again and then reported. */
export function readOrder(db: Db, orderId: string): Promise<OrderRow> {
  return db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
}

export function readChange(db: Db, changeId: string): Promise<OrderChangeRow> {
  return db.selectFrom('order_changes').selectAll().where('id', '=', changeId).executeTakeFirstOrThrow();
}

const LABELS: Readonly<Record<string, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  phonePrefix: 'Phone prefix',
  postcode: 'Postcode',
  comment: 'Comment',
};

export type LeadMessage = {
  readonly name: string;
  readonly rows: readonly (readonly [string, string])[];
  readonly isOrdered: boolean;
};

export async function leadMessage(db: Db, leadId: string): Promise<LeadMessage> {
  const lead = await db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirstOrThrow();
  const body = JSON.parse(lead.body_json) as Readonly<Record<string, unknown>>;
  const rows = Object.entries(body)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([key, value]) => [LABELS[key] ?? key, String(value)] as const);
  const name = [body.firstName, body.lastName, body.name].filter((part) => typeof part === 'string').join(' ');
  const order = lead.draft_id ? await orderOfDraft(db, lead.draft_id) : undefined;
  return { name: name || lead.type, rows: [['Kind', lead.type], ...rows], isOrdered: order !== undefined };
}

/** An order that has been made from the draft; one that lapsed unpaid leaves the lead a lead. */
function orderOfDraft(db: Db, draftId: string) {
  return db
    .selectFrom('orders')
    .select('id')
    .where('draft_id', '=', draftId)
    .where('state', '!=', 'expired')
    .executeTakeFirst();
}

export async function readConversion(db: Db, conversionId: string): Promise<Conversion> {
  const row = await db
    .selectFrom('conversions')
    .innerJoin('orders', 'orders.id', 'conversions.order_id')
    .selectAll('conversions')
    .select('orders.order_json')
    .where('conversions.id', '=', conversionId)
    .executeTakeFirstOrThrow();
  const { details } = JSON.parse(row.order_json) as OrderLike;
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
    phone: details.phonePrefix + nationalNumber(details.phonePrefix, details.phone),
  };
}
