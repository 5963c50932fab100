import type { Kysely, Migration } from 'kysely';
import { searchWords } from '@/lib/domain/order/search-words';
import type { OrderLike } from '@/lib/domain/order/types';
import type { Database } from '../schema';

/** What the operator's desk keeps: closed days, places of single slots, words to find orders by, notes, its own log. */
async function up(db: Kysely<Database>): Promise<void> {
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

/** Orders from before the desk are found too. */
async function fillSearch(db: Kysely<Database>): Promise<void> {
  const orders = await db.selectFrom('orders').select(['id', 'reference', 'order_json']).execute();
  for (const { id, reference, order_json } of orders) {
    const words = searchWords(reference, JSON.parse(order_json) as OrderLike);
    await db.insertInto('order_search').values({ order_id: id, words }).execute();
  }
}

export const desk: Migration = { up };
