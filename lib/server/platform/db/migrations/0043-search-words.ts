import { PostgresAdapter, sql, type Kysely, type Migration } from 'kysely';
import { draftWords, leadWords, orderWords, type Found } from './0043-words';

/** The rows that this migration reads and fills, in their shape at this point. */
type Tables = {
  readonly orders: {
    readonly id: string;
    readonly reference: string;
    readonly order_json: string;
    readonly email: string;
    readonly created_at: string;
  };
  readonly leads: {
    readonly id: string;
    readonly body_json: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly created_at: string;
  };
  readonly drafts: {
    readonly id: string;
    readonly answers: string;
    readonly owner_email: string | null;
    readonly updated_at: string;
  };
  readonly search_words: {
    readonly word: string;
    readonly person: string;
    readonly at: string;
    readonly record_id: string;
  };
};

const isPostgres = (db: Kysely<Tables>): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/**
 * Adds the desk's search words, one row per word, for an indexed search. Words sort by bytes, as SQLite does by
 * default, whatever the language of a PostgreSQL database.
 */
async function up(db: Kysely<Tables>): Promise<void> {
  const { schema } = db;
  const text = isPostgres(db) ? sql`text collate "C"` : sql`text`;
  await schema
    .createTable('search_words')
    .addColumn('word', text, (c) => c.notNull())
    .addColumn('person', text, (c) => c.notNull())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('record_id', 'text', (c) => c.notNull())
    .execute();
  await fill(db);
  await schema
    .createIndex('search_words_word')
    .unique()
    .on('search_words')
    .columns(['word', 'person', 'at', 'record_id'])
    .execute();
  await schema.createIndex('search_words_record').on('search_words').column('record_id').execute();
  await schema.dropTable('order_search').execute();

  await sql`create index orders_mailbox on orders (lower(email))`.execute(db);
  await schema.createIndex('leads_email').on('leads').column('email').execute();
  await schema.createIndex('leads_phone').on('leads').column('phone').execute();
  await schema.createIndex('leads_draft').on('leads').column('draft_id').execute();
}

const PAGE = 200;

/** Fills the search words of existing records. */
async function fill(db: Kysely<Tables>): Promise<void> {
  await inPages('orders', db, orderWords);
  await inPages('leads', db, leadWords);
  await inPages('drafts', db, draftWords);
}

/** Reads records page by page in the order of their ids: documents are large and there may be many. */
async function inPages<T extends 'orders' | 'leads' | 'drafts'>(
  table: T,
  db: Kysely<Tables>,
  foundBy: (row: Tables[T]) => Found | null,
): Promise<void> {
  for (let last = ''; ;) {
    const { rows } = await sql<Tables[T]>`
      select * from ${sql.table(table)} where id > ${last} order by id limit ${PAGE}
    `.execute(db);
    const words = rows.flatMap((row) => {
      const found = foundBy(row);
      return found === null
        ? []
        : found.words.map((word) => ({ word, person: found.person, at: found.at, record_id: row.id }));
    });
    for (let from = 0; from < words.length; from += PAGE) {
      await db
        .insertInto('search_words')
        .values(words.slice(from, from + PAGE))
        .execute();
    }
    if (rows.length < PAGE) return;
    last = rows.at(-1)?.id ?? '';
  }
}

export const searchWords: Migration = { up };
