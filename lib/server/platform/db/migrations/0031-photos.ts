import type { Kysely, Migration } from 'kysely';

/** Adds photos, whose bytes are files (platform/photo-files), and whether a customer wants no photos indoors. */
async function up({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('photos')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('owner_kind', 'text', (c) => c.notNull())
    .addColumn('owner_id', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('sha256', 'text', (c) => c.notNull())
    .addColumn('thumbnail_sha256', 'text', (c) => c.notNull())
    .addColumn('sent_sha256', 'text', (c) => c.notNull())
    .addColumn('size', 'integer', (c) => c.notNull())
    .addColumn('taken_at', 'text', (c) => c.notNull())
    .addColumn('clock_off', 'integer', (c) => c.notNull())
    .addColumn('received_at', 'text', (c) => c.notNull())
    // The same photo sent twice is stored once.
    .addUniqueConstraint('photos_once', ['owner_kind', 'owner_id', 'sent_sha256'])
    .execute();
  await schema
    .alterTable('order_stops')
    .addColumn('no_photos', 'integer', (c) => c.notNull().defaultTo(0))
    .execute();
}

export const photos: Migration = { up };
