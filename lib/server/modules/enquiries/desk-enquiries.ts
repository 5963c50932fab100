import { ENQUIRIES_CSV, type DeskRequest } from '@/lib/contracts/desk';
import { enquiryForms, type EnquiryLine, type EnquiriesView } from '@/lib/contracts/desk-enquiries';
import type { DeskFact, DeskState } from '@/lib/contracts/desk-parts';
import { deskPath } from '@/lib/routes';
import { enquiryFacts, type EnquiryFacts } from '@/lib/server/modules/enquiries/enquiry-facts';
import { enquiryTitle, typesLike } from '@/lib/server/modules/enquiries/enquiry-types';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { allPages, csvInPieces } from '@/lib/server/platform/desk/csv';
import { deskActions } from '@/lib/server/platform/desk/define-action';
import { address, queryParam, askedPage, moment, pagingOf, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import * as repo from './desk-enquiries-repo';

/** Returns the first of the types with the same title. */
const firstLike = (type: string): string => typesLike(type)[0] ?? type;

const filtersOf = (query: Query): repo.EnquiryFilters => ({
  search: queryParam(query, 'search').trim(),
  type: typesLike(queryParam(query, 'type'))[0] ?? '',
  handled: queryParam(query, 'handled'),
});

export async function enquiriesView({ db }: Pick<Deps, 'db'>, query: Query): Promise<EnquiriesView> {
  const filters = filtersOf(query);
  const [count, types] = await Promise.all([repo.countEnquiries(db, filters), repo.enquiryTypes(db)]);
  const paging = pagingOf(count, askedPage(query), (page) => address(deskPath('leads'), { ...filters, page }));
  const enquiries = await repo.readEnquiries(db, filters, paging.page);
  return {
    kind: 'leads',
    filters,
    types: [...new Set(types.map(firstLike))].map((value) => ({ value, label: enquiryTitle(value) })),
    enquiries: enquiries.map(lineOf),
    paging,
    csv: address(ENQUIRIES_CSV, filters),
  };
}

function orderedSince(state: repo.Enquiry['order_state']): DeskState {
  if (state === 'awaiting_payment') return { label: 'Ordered since, not paid yet', tag: 'hot' };
  if (state === 'cancelled') return { label: 'Ordered since, cancelled', tag: 'plain' };
  return { label: 'Ordered since', tag: 'success' };
}

/** Shows the same rows as the operator's mail. */
function lineOf(enquiry: repo.Enquiry): EnquiryLine {
  const { who, rows } = factsOf(enquiry);
  const { at, operator, note } = enquiry;
  return {
    id: enquiry.id,
    type: enquiryTitle(enquiry.type),
    at: moment(enquiry.created_at),
    name: who,
    facts: rows.map(([label, text]) => factOf(label, text)),
    orderedSince: enquiry.is_ordered === 1 ? orderedSince(enquiry.order_state) : null,
    handled: at === null ? null : { at: moment(at), by: operator ?? '', note: note ?? '' },
  };
}

/** An unreadable enquiry shows the phone and email, which have columns of their own. */
const factsOf = (enquiry: repo.Enquiry): Pick<EnquiryFacts, 'who' | 'rows'> =>
  readable<Pick<EnquiryFacts, 'who' | 'rows'>>(enquiry.id, () => enquiryFacts(enquiry), {
    who: 'This enquiry cannot be read',
    rows: [
      ...(enquiry.phone ? [['Phone', enquiry.phone] as const] : []),
      ...(enquiry.email ? [['Email', enquiry.email] as const] : []),
    ],
  });

function factOf(label: string, text: string): DeskFact {
  if (label === 'Email') return { label, text, href: `mailto:${text}` };
  return label === 'Phone' ? { label, text, href: `tel:${text.replace(/[^\d+]/g, '')}` } : { label, text };
}

const COLUMNS = ['Received', 'Type', 'Name', 'Details', 'Handled', 'By', 'Note'];

export function enquiriesCsv({ db }: Pick<Deps, 'db'>, query: Query): AsyncIterable<string> {
  const filters = filtersOf(query);
  return csvInPieces(
    COLUMNS,
    allPages((after, size) => repo.readEnquiriesAfter(db, filters, after, size), csvRow),
  );
}

function csvRow(enquiry: repo.Enquiry): readonly string[] {
  const { who, rows } = factsOf(enquiry);
  const details = rows.map(([label, text]) => `${label}: ${text}`).join('\n');
  const noted = [enquiry.at ?? '', enquiry.operator ?? '', enquiry.note ?? ''];
  return [enquiry.created_at, enquiryTitle(enquiry.type), who, details, ...noted];
}

/** Marks an enquiry as handled. A later note replaces the earlier one. Throws Problem not_found. */
export async function handleEnquiry(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { id, note }: DeskRequest<'handleLead'>,
): Promise<void> {
  const at = now();
  await transact(db, async (trx) => {
    const enquiry = await repo.findEnquiry(trx, id);
    if (!enquiry) throw new Problem('not_found');
    const handled = at.toISOString();
    await repo.noteHandled(trx, { lead_id: id, at: handled, operator: operator.email, note });
    const states = { before: { handled: enquiry.at }, after: { handled, type: enquiry.type } };
    await recordAudit(trx, operator, at, { action: 'lead.handled', subject: id, ...states });
  });
}

export const enquiryActions = deskActions(enquiryForms, {
  handleLead: {
    run: handleEnquiry,
    done: 'The enquiry is marked as handled.',
    page: () => deskPath('leads'),
    kept: ['id', 'note'],
  },
});
