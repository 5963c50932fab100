import type { Kysely, Migration } from 'kysely';

/** Adds lists that several people fill, each their own part. They are deleted with the quote. */
async function up({ schema }: Kysely<never>): Promise<void> {
  await schema
    .createTable('shared_lists')
    .addColumn('draft_id', 'text', (c) => c.primaryKey().references('drafts.id').onDelete('cascade'))
    .addColumn('id', 'text', (c) => c.notNull())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('closed_at', 'text')
    .execute();
  await schema
    .createTable('list_parts')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('draft_id', 'text', (c) => c.notNull().references('shared_lists.draft_id').onDelete('cascade'))
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('name_key', 'text', (c) => c.notNull())
    .addColumn('key_hash', 'text', (c) => c.notNull().unique())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addUniqueConstraint('list_parts_name', ['draft_id', 'name_key'])
    .execute();
  await schema
    .createTable('list_part_items')
    .addColumn('part_id', 'text', (c) => c.notNull().references('list_parts.id').onDelete('cascade'))
    .addColumn('item_id', 'text', (c) => c.notNull())
    .addColumn('quantity', 'integer', (c) => c.notNull())
    .addPrimaryKeyConstraint('list_part_items_once', ['part_id', 'item_id'])
    .execute();
}

export const sharedLists: Migration = { up };
