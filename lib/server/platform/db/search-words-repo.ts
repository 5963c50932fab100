import { sql, type RawBuilder } from 'kysely';
import { searchWords, type SearchTerm, type Searched } from '@/lib/domain/order/search-words';
import type { Db, SearchWordRow, Trx } from './schema';

type Found = Pick<SearchWordRow, 'at' | 'record_id'> & Searched;

/** Replaces a record's search words. A record without an email address or phone number gets none. */
export async function putWords(trx: Trx, { at, record_id, ...searched }: Found): Promise<void> {
  await deleteSearchWords(trx, [record_id]);
  await insertWords(trx, { at, record_id, ...searched });
}

export async function insertWords(trx: Trx, { at, record_id, ...searched }: Found): Promise<void> {
  const person = searched.email?.toLowerCase() ?? searched.phone;
  if (person === null) return;
  const rows = searchWords(searched).map((word) => ({ word, person, at, record_id }));
  await trx.insertInto('search_words').values(rows).execute();
}

/** Ids in one statement, because databases limit its parameters. */
const AT_ONCE = 500;

export async function deleteSearchWords(db: Db, recordIds: readonly string[]): Promise<void> {
  for (let from = 0; from < recordIds.length; from += AT_ONCE) {
    const ids = recordIds.slice(from, from + AT_ONCE);
    await db.deleteFrom('search_words').where('record_id', 'in', ids).execute();
  }
}

/** An upper bound of all words with a prefix: both databases compare words by their bytes. */
const END = '\u{10FFFF}';

/** Uses one index range for each prefix, because planners read the whole index for several ranges in one condition. */
export const rowsWith = (term: SearchTerm): RawBuilder<SearchWordRow> =>
  sql`(${sql.join(
    term.map(
      (start) =>
        sql`select word, person, at, record_id from search_words where word >= ${start} and word < ${start + END}`,
    ),
    sql` union all `,
  )})`;

export const hasTerms = (column: RawBuilder<unknown>, terms: readonly SearchTerm[]): RawBuilder<boolean> =>
  sql`(${sql.join(
    terms.map((term) => sql`${column} in (select record_id from ${rowsWith(term)} as found)`),
    sql` and `,
  )})`;
