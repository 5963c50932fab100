import type { Kysely, Migration } from 'kysely';
import { contactOf } from '../../leads/lead-contact';
import type { Database } from '../schema';

/** How leads are found again, what makes two posts one lead, forms that a machine seems to have sent, the newsletter. */
async function up(db: Kysely<Database>): Promise<void> {
  const { schema } = db;

  await schema.alterTable('leads').addColumn('email', 'text').execute();
  await schema.alterTable('leads').addColumn('phone', 'text').execute();
  await schema.createIndex('leads_created').on('leads').column('created_at').execute();
  const before = await db.selectFrom('leads').select(['id', 'body_json']).execute();
  for (const { id, body_json } of before) {
    await db.updateTable('leads').set(contactOf(body_json)).where('id', '=', id).execute();
  }

  await schema
    .createTable('lead_keys')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('lead_id', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('held_forms')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('body_json', 'text', (c) => c.notNull())
    .addColumn('reason', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('held_forms_created').on('held_forms').column('created_at').execute();

  await schema
    .createTable('newsletter_subscribers')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('confirm_hash', 'text', (c) => c.notNull().unique())
    .addColumn('confirm_expires_at', 'text', (c) => c.notNull())
    .addColumn('asked_at', 'text', (c) => c.notNull())
    .addColumn('confirmed_at', 'text')
    .addColumn('unsubscribed_at', 'text')
    .execute();
}

export const leads: Migration = { up };
