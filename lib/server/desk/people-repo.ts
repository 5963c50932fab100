import { sql } from 'kysely';
import { searchForms } from '@/lib/domain/order/search-words';
import type { Db } from '@/lib/server/kernel/db/db';
import type { LeadRow } from '@/lib/server/kernel/db/lead-rows';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { containing } from './containing-repo';
import { PAGE_SIZE } from './words';

const mailbox = sql<string>`lower(orders.email)`;
const words = sql.ref('order_search.words');

/** Orders that hold the text as it is typed, or each of its words in any order. */
function matching(db: Db, search: string) {
  const forms = searchForms(search);
  const parts = search.split(/\s+/).flatMap((part) => searchForms(part).slice(0, 1));
  return db.selectFrom('orders').$if(search !== '', (query) =>
    query.where('orders.id', 'in', (eb) =>
      eb
        .selectFrom('order_search')
        .select('order_id')
        .where((is) =>
          is.or([
            ...forms.map((form) => containing(words, form)),
            ...(parts.length > 0 ? [is.and(parts.map((part) => containing(words, part)))] : []),
          ]),
        ),
    ),
  );
}

export async function countPeople(db: Db, search: string): Promise<number> {
  const row = await matching(db, search)
    .select(sql<number>`cast(count(distinct ${mailbox}) as integer)`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** Mailboxes of a page, who ordered last first. */
export async function readMailboxes(db: Db, search: string, page: number): Promise<readonly string[]> {
  const rows = await matching(db, search)
    .select(mailbox.as('mailbox'))
    .groupBy(mailbox)
    .orderBy(sql`max(orders.created_at)`, 'desc')
    .orderBy(mailbox)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
  return rows.map((row) => row.mailbox);
}

/** Every order of some mailboxes, the newest first. */
export async function ordersOfMailboxes(db: Db, mailboxes: readonly string[]): Promise<readonly OrderRow[]> {
  if (mailboxes.length === 0) return [];
  return db
    .selectFrom('orders')
    .selectAll()
    .where(mailbox, 'in', mailboxes)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function leadsOfMailbox(db: Db, email: string): Promise<readonly LeadRow[]> {
  return db.selectFrom('leads').selectAll().where('email', '=', email).orderBy('created_at', 'desc').execute();
}

/** What some orders' stores are. */
export async function contractsOf(db: Db, orderIds: readonly string[]) {
  return db.selectFrom('storage_contracts').selectAll().where('order_id', 'in', orderIds).execute();
}

/** Returns and more that somebody has ordered in the stead of a store's owner. */
export async function ordersAsHelper(db: Db, email: string): Promise<readonly OrderRow[]> {
  return db
    .selectFrom('orders')
    .selectAll()
    .where('helper_id', 'in', (eb) => eb.selectFrom('store_helpers').select('id').where('email', '=', email))
    .orderBy('created_at', 'desc')
    .execute();
}
