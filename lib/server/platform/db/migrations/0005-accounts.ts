import { sql, type Kysely, type Migration } from 'kysely';

/** Adds users who sign in by a mailed link, the links, and the sessions. Every key is stored only as its SHA-256. */
async function up(db: Kysely<never>): Promise<void> {
  const { schema } = db;

  await schema
    .createTable('users')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('signed_in_at', 'text', (c) => c.notNull())
    .execute();

  await schema
    .createTable('sign_in_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('email', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('next', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .addColumn('used_at', 'text')
    .execute();
  await schema.createIndex('sign_in_links_expiry').on('sign_in_links').column('expires_at').execute();

  await schema
    .createTable('sessions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('users.id'))
    .addColumn('token_hash', 'text', (c) => c.notNull())
    .addColumn('previous_token_hash', 'text')
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('rotated_at', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await schema.createIndex('sessions_user').on('sessions').column('user_id').execute();
  await schema.createIndex('sessions_expiry').on('sessions').column('expires_at').execute();

  // An order belongs to the owner of its email address, whatever its capitals.
  await sql`create index orders_email on orders (lower(email))`.execute(db);
}

export const accounts: Migration = { up };
