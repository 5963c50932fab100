import { sql, type RawBuilder } from 'kysely';
import type { SearchTerm } from '@/lib/domain/order/search-terms';
import { searchWords, type Searched } from '@/lib/domain/order/search-words';
import type { Db, Trx } from './db';
import type { SearchWordRow } from './schema';

type Found = Pick<SearchWordRow, 'at' | 'record_id'> & Searched;

/** Makes a record found by what it says now. One with neither mailbox nor number is nobody's, and not found. */
export async function putWords(trx: Trx, { at, record_id, ...searched }: Found): Promise<void> {
  await forgetWords(trx, [record_id]);
  await insertWords(trx, { at, record_id, ...searched });
}

/** The same of a record that is new. */
export async function insertWords(trx: Trx, { at, record_id, ...searched }: Found): Promise<void> {
  const person = searched.email?.toLowerCase() ?? searched.phone;
  if (person === null) return;
  const rows = searchWords(searched).map((word) => ({ word, person, at, record_id }));
  await trx.insertInto('search_words').values(rows).execute();
}

/** Records a statement: a database takes so many parameters. */
const AT_ONCE = 500;

export async function forgetWords(db: Db, recordIds: readonly string[]): Promise<void> {
  for (let from = 0; from < recordIds.length; from += AT_ONCE) {
    const ids = recordIds.slice(from, from + AT_ONCE);
    await db.deleteFrom('search_words').where('record_id', 'in', ids).execute();
  }
}

/** Behind every text that begins with another one: in both databases words are compared by their bytes. */
const END = '\u{10FFFF}';

/**
 * The rows with a word for a term: one range of the index for each beginning, never one condition over several, which
 * the planners would answer by reading everything.
 */
export const rowsWith = (term: SearchTerm): RawBuilder<SearchWordRow> =>
  sql`(${sql.join(
    term.map(
      (start) =>
        sql`select word, person, at, record_id from search_words where word >= ${start} and word < ${start + END}`,
    ),
    sql` union all `,
  )})`;

/** The records that have a word for every term: a condition on a column of their ids. */
export const hasTerms = (column: RawBuilder<unknown>, terms: readonly SearchTerm[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    terms.map((term) => sql`${column} in (select record_id from ${rowsWith(term)} as found)`),
    sql` and `,
  )})`;
