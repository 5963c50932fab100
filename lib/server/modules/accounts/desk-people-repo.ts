import { sql, type RawBuilder } from 'kysely';
import { searchTerms, type SearchTerm } from '@/lib/domain/order/search-words';
import { isSettled } from '@/lib/server/modules/enquiries/repo';
import { isUnordered } from '@/lib/server/modules/orders/repo';
import type {
  ClaimRow,
  Db,
  DeskEntryRow,
  DraftRow,
  EnquiryRow,
  OrderRow,
  ReviewRow,
  UserRow,
} from '@/lib/server/platform/db/schema';
import { rowsWith } from '@/lib/server/platform/db/search-words-repo';
import { PAGE_SIZE } from '@/lib/server/platform/desk/words';

/** An email address in lower case, else a telephone number. */
export type PersonKey = string;
export const isMailbox = (person: PersonKey): boolean => person.includes('@');

type Found = { readonly person: PersonKey; readonly total: number };

/** Returns the SQL for the people with a word of this beginning, by email address where a number has one. */
const whose = (term: SearchTerm): RawBuilder<{ person: PersonKey; at: string }> => sql`(
  select
    case when found.person like '%@%' then found.person else coalesce(
      (select max(own.person) from search_words as own where own.word = found.person and own.person like '%@%'),
      found.person
    ) end as person,
    found.at
  from ${rowsWith(term)} as found
)`;

/** Sorts by length: the longest word is the rarest, and only its people are checked for the other words. */
const rarestFirst = (terms: readonly SearchTerm[]): readonly SearchTerm[] =>
  terms.toSorted(([a = ''], [b = '']) => b.length - a.length);

/** Returns the SQL for the people with all the words, the latest active first. Null without a word. */
export function searchOf(search: string, page: number): RawBuilder<Found> | null {
  const [rarest, ...others] = rarestFirst(searchTerms(search));
  if (!rarest) return null;
  const conditions = others.map((term) => sql`rarest.person in (select person from ${whose(term)} as other)`);
  return sql`
    select rarest.person, cast(count(*) over () as integer) as total
    from ${whose(rarest)} as rarest
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}
    group by rarest.person
    order by max(rarest.at) desc, rarest.person
    limit ${PAGE_SIZE} offset ${(page - 1) * PAGE_SIZE}`;
}

type FoundPeople = { readonly people: readonly PersonKey[]; readonly total: number; readonly page: number };

/** Returns one page of a search for people; the first page for one beyond the last. */
export async function findPeople(db: Db, search: string, page: number): Promise<FoundPeople> {
  const query = searchOf(search, page);
  const rows = query === null ? [] : (await query.execute(db)).rows;
  if (rows.length === 0 && page > 1) return findPeople(db, search, 1);
  return { people: rows.map(({ person }) => person), total: rows[0]?.total ?? 0, page };
}

/** The latest orders and enquiries that are searched for recently active people. */
const LATEST = 100;

export async function latestPeople(db: Db): Promise<readonly PersonKey[]> {
  const { rows } = await sql<Pick<Found, 'person'>>`
    select person from (
      select * from (select lower(email) as person, created_at as at from orders order by created_at desc limit ${LATEST}) as o
      union all
      select * from (
        select coalesce(email, phone) as person, created_at as at from leads
        where email is not null or phone is not null order by created_at desc limit ${LATEST}
      ) as l
    ) as latest
    group by person order by max(at) desc, person limit ${PAGE_SIZE}`.execute(db);
  return rows.map(({ person }) => person);
}

/** Returns the email address that is stored with a number. */
export async function mailboxOfNumber(db: Db, phone: string): Promise<PersonKey | undefined> {
  const row = await db
    .selectFrom('search_words')
    .select((eb) => eb.fn.max('person').as('person'))
    .where('word', '=', phone)
    .where('person', 'like', '%@%')
    .executeTakeFirst();
  return row?.person ?? undefined;
}

export async function ordersOfMailboxes(db: Db, mailboxes: readonly string[]): Promise<readonly OrderRow[]> {
  if (mailboxes.length === 0) return [];
  return db
    .selectFrom('orders')
    .selectAll()
    .where(sql<string>`lower(orders.email)`, 'in', mailboxes)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

type Reached = { readonly mailboxes: readonly string[]; readonly phones: readonly string[] };

/** Returns the enquiries with one of the email addresses, or with one of the numbers and no address, newest first. */
export async function enquiriesOf(db: Db, { mailboxes, phones }: Reached): Promise<readonly EnquiryRow[]> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where((eb) =>
      eb.or([
        ...(mailboxes.length > 0 ? [eb('email', 'in', mailboxes)] : []),
        ...(phones.length > 0 ? [eb.and([eb('phone', 'in', phones), eb('email', 'is', null)])] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function usersOf(db: Db, mailboxes: readonly string[]): Promise<readonly UserRow[]> {
  if (mailboxes.length === 0) return [];
  return db.selectFrom('users').selectAll().where('email', 'in', mailboxes).execute();
}

export const findEnquiryRow = (db: Db, id: string): Promise<EnquiryRow | undefined> =>
  db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst();
export const findUser = (db: Db, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

const ofOrders = <T>(ids: readonly string[], read: () => Promise<readonly T[]>): Promise<readonly T[]> =>
  ids.length === 0 ? Promise.resolve([]) : read();

export const contractsOf = (db: Db, ids: readonly string[]) =>
  ofOrders(ids, () => db.selectFrom('storage_contracts').selectAll().where('order_id', 'in', ids).execute());

export const claimsOfOrders = (db: Db, ids: readonly string[]): Promise<readonly ClaimRow[]> =>
  ofOrders(ids, () =>
    db.selectFrom('claims').selectAll().where('order_id', 'in', ids).orderBy('created_at', 'desc').execute(),
  );

export const reviewsOfOrders = (db: Db, ids: readonly string[]): Promise<readonly ReviewRow[]> =>
  ofOrders(ids, () =>
    db.selectFrom('reviews').selectAll().where('order_id', 'in', ids).orderBy('sent_at', 'desc').execute(),
  );

export const callsOfOrders = (db: Db, ids: readonly string[]): Promise<readonly DeskEntryRow[]> =>
  ofOrders(ids, () =>
    db
      .selectFrom('desk_entries')
      .selectAll()
      .where('order_id', 'in', ids)
      .where('outcome', 'is not', null)
      .orderBy('at', 'desc')
      .execute(),
  );

/** Returns the returns and additions that a person ordered as a delegate of a rental's owner. */
export async function ordersAsDelegate(db: Db, email: string): Promise<readonly OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('helper_id', 'in', (eb) => eb.selectFrom('store_helpers').select('id').where('email', '=', email))
    .orderBy('created_at', 'desc')
    .execute();
}

type Asked = { readonly mailbox: string | null; readonly draftIds: readonly string[]; readonly now: Date };

/** Returns the unexpired quotes that a person saved and has not ordered, without those begun by an operator. */
export async function quotesOf(db: Db, { mailbox, draftIds, now }: Asked): Promise<readonly DraftRow[]> {
  return db
    .selectFrom('drafts')
    .leftJoin('orders', 'orders.id', 'drafts.order_id')
    .selectAll('drafts')
    .where((eb) =>
      eb.or([
        ...(mailbox === null ? [] : [eb('drafts.owner_email', '=', mailbox)]),
        ...(draftIds.length > 0 ? [eb('drafts.id', 'in', draftIds)] : []),
      ]),
    )
    .where('drafts.booked_by', 'is', null)
    .where('drafts.expires_at', '>', now.toISOString())
    .where(isUnordered(now))
    .orderBy('drafts.updated_at', 'desc')
    .orderBy('drafts.id')
    .execute();
}

export async function settledOf(db: Db, enquiryIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (enquiryIds.length === 0) return new Set();
  const rows = await db.selectFrom('leads').select('id').where('id', 'in', enquiryIds).where(isSettled).execute();
  return new Set(rows.map(({ id }) => id));
}
