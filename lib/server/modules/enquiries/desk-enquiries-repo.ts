import { sql } from 'kysely';
import type { EnquiriesView } from '@/lib/contracts/desk-enquiries';
import { searchTerms } from '@/lib/domain/order/search-words';
import type { OrderState } from '@/lib/domain/order/state';
import { typesLike } from '@/lib/server/modules/enquiries/enquiry-types';
import { isOrdered, isSettled } from '@/lib/server/modules/enquiries/repo';
import { containing, rowsAfter, type ListPosition } from '@/lib/server/platform/db/list-repo';
import type { Db, EnquiryRow, HandledEnquiryRow, Trx } from '@/lib/server/platform/db/schema';
import { hasTerms } from '@/lib/server/platform/db/search-words-repo';
import { PAGE_SIZE } from '@/lib/server/platform/desk/words';

export type EnquiryFilters = EnquiriesView['filters'];

/** `at`, `operator` and `note` are null until an operator has handled the enquiry. */
export type Enquiry = EnquiryRow & {
  /** 1 when the sender has ordered since, else 0. */
  readonly is_ordered: number;
  /** The state of the newest order from the enquiry's quote. */
  readonly order_state: OrderState | null;
  readonly at: string | null;
  readonly operator: string | null;
  readonly note: string | null;
};

/** Returns the query by id, by the search words of the sender, or by any text. */
function matching(db: Db, { search, type, handled }: EnquiryFilters) {
  const text = search.toLowerCase();
  const terms = searchTerms(search);
  return db
    .selectFrom('leads')
    .leftJoin('handled_leads as h', 'h.lead_id', 'leads.id')
    .$if(text !== '', (query) =>
      query.where((eb) =>
        eb.or([
          containing(sql<string>`lower(leads.body_json)`, text),
          eb('leads.id', '=', search),
          ...(terms.length > 0 ? [hasTerms(sql.ref('leads.id'), terms)] : []),
        ]),
      ),
    )
    .$if(type !== '', (query) => query.where('leads.type', 'in', typesLike(type)))
    .$if(handled === 'yes', (query) => query.where(isSettled))
    .$if(handled === 'no', (query) => query.where((eb) => eb.not(isSettled)));
}

export async function countEnquiries(db: Db, filters: EnquiryFilters): Promise<number> {
  const row = await matching(db, filters)
    .select((eb) => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

export async function findEnquiry(db: Db, id: string): Promise<Pick<Enquiry, 'type' | 'at'> | undefined> {
  return db
    .selectFrom('leads')
    .leftJoin('handled_leads as h', 'h.lead_id', 'leads.id')
    .select(['leads.type', 'h.at'])
    .where('leads.id', '=', id)
    .executeTakeFirst();
}

/** A later note replaces the earlier one. */
export async function noteHandled(trx: Trx, row: HandledEnquiryRow): Promise<void> {
  await trx
    .insertInto('handled_leads')
    .values(row)
    .onConflict((conflict) => conflict.column('lead_id').doUpdateSet(row))
    .execute();
}

export async function enquiryTypes(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('leads').select('type').distinct().orderBy('type').execute();
  return rows.map(({ type }) => type);
}

const newestFirst = (db: Db, filters: EnquiryFilters) =>
  matching(db, filters)
    .selectAll('leads')
    .select(['h.at', 'h.operator', 'h.note'])
    .select((eb) => eb.case().when(isOrdered).then(1).else(0).end().as('is_ordered'))
    .select((eb) =>
      eb
        .selectFrom('orders')
        .select('orders.state')
        .whereRef('orders.draft_id', '=', 'leads.draft_id')
        .orderBy('orders.created_at', 'desc')
        .limit(1)
        .as('order_state'),
    )
    .orderBy('leads.created_at', 'desc')
    .orderBy('leads.id');

export async function readEnquiries(db: Db, filters: EnquiryFilters, page: number): Promise<readonly Enquiry[]> {
  return newestFirst(db, filters)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute();
}

/** Returns the enquiries that follow one in the list, or the first ones. */
export async function readEnquiriesAfter(
  db: Db,
  filters: EnquiryFilters,
  after: ListPosition | null,
  size: number,
): Promise<readonly Enquiry[]> {
  return newestFirst(db, filters).where(rowsAfter('leads', after)).limit(size).execute();
}
