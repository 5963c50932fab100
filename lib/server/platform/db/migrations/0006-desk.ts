import type { Kysely, Migration } from 'kysely';

type Tables = {
  readonly orders: { readonly id: string; readonly reference: string; readonly order_json: string };
  readonly order_search: { readonly order_id: string; readonly words: string };
};
type Address = { readonly postcode: string };
type Order = {
  readonly details: Readonly<Record<'firstName' | 'lastName' | 'email' | 'phone' | 'phonePrefix', string>>;
  readonly addresses: Readonly<Record<string, Address | readonly Address[]>>;
};

/** Adds the desk's tables: closed days, places of single slots, search words of orders, notes, and its log. */
async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;

  await schema.alterTable('slots').addColumn('fixed_capacity', 'integer').execute();
  await schema
    .alterTable('slots')
    .addColumn('closed', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
  await schema
    .createTable('closed_days')
    .addColumn('date', 'text', (c) => c.primaryKey())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('closed_at', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('order_search')
    .addColumn('order_id', 'text', (c) => c.primaryKey().references('orders.id').onDelete('cascade'))
    .addColumn('words', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('orders_created').on('orders').columns(['created_at', 'id']).execute();
  await schema.createIndex('outbox_payload').on('outbox').column('payload').execute();

  await schema
    .createTable('handled_leads')
    .addColumn('lead_id', 'text', (c) => c.primaryKey().references('leads.id').onDelete('cascade'))
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('desk_audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('operator', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('before_json', 'text', (c) => c.notNull())
    .addColumn('after_json', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('desk_audit_at').on('desk_audit').columns(['at', 'id']).execute();
  await schema.createIndex('desk_audit_subject').on('desk_audit').columns(['subject', 'at']).execute();

  await fillSearch(db);
}

async function fillSearch(db: Kysely<Tables>): Promise<void> {
  const orders = await db.selectFrom('orders').select(['id', 'reference', 'order_json']).execute();
  for (const { id, reference, order_json } of orders) {
    const words = searchWords(reference, JSON.parse(order_json) as Order);
    await db.insertInto('order_search').values({ order_id: id, words }).execute();
  }
}

/** Returns the search words of an order. A released migration keeps its own rule. */
function searchWords(reference: string, { details, addresses }: Order): string {
  const { firstName, lastName, email, phone, phonePrefix } = details;
  const { additional_collection = [], additional_delivery = [], ...single } = addresses;
  const all = [...Object.values(single), additional_collection, additional_delivery].flat();
  const codes = [reference, ...all.map(({ postcode }) => postcode)];
  const words = [`${firstName} ${lastName}`, email, ...codes, ...codes.map((text) => text.replace(/[\s()+-]/g, ''))];
  return [...new Set([...words, `0${phone}`, `${phonePrefix}${phone}`])].join(' | ').toLowerCase();
}

export const desk: Migration = { up };
