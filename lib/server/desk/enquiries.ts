import { LEADS_CSV, leadForms } from '@/lib/contracts/desk';
import type { DeskRequest } from '@/lib/contracts/desk';
import type { DeskFact, DeskState } from '@/lib/contracts/desk-parts';
import type { LeadLine, LeadsView } from '@/lib/contracts/desk-views';
import { deskPath } from '@/lib/routes';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/readable';
import { leadFacts, type LeadFacts } from '@/lib/server/modules/enquiries/enquiry-facts';
import { leadTitle, typesLike } from '@/lib/server/modules/enquiries/enquiry-types';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { allPages, csvInPieces } from './csv';
import { deskActions } from '@/lib/server/platform/desk/define-action';
import {
  countLeads,
  findLead,
  leadTypes,
  noteHandled,
  readLeads,
  readLeadsAfter,
  type Lead,
  type LeadFilters,
} from './enquiries-repo';
import { address, queryParam, askedPage, moment, pagingOf, type Query } from '@/lib/server/platform/desk/words';

const filtersOf = (query: Query): LeadFilters => ({
  search: queryParam(query, 'search').trim(),
  type: typesLike(queryParam(query, 'type'))[0] ?? '',
  handled: queryParam(query, 'handled'),
});

export async function leadsView({ db }: Pick<Deps, 'db'>, query: Query): Promise<LeadsView> {
  const filters = filtersOf(query);
  const [count, types] = await Promise.all([countLeads(db, filters), leadTypes(db)]);
  const paging = pagingOf(count, askedPage(query), (page) => address(deskPath('leads'), { ...filters, page }));
  const leads = await readLeads(db, filters, paging.page);
  return {
    kind: 'leads',
    filters,
    types: [...new Set(types.map((type) => typesLike(type)[0] ?? type))].map((value) => ({
      value,
      label: leadTitle(value),
    })),
    leads: leads.map(lineOf),
    paging,
    csv: address(LEADS_CSV, filters),
  };
}

/** Returns the tag of an enquiry whose sender has ordered since: paid, or the state of the order. */
function orderedSince(state: Lead['order_state']): DeskState {
  if (state === 'awaiting_payment') return { label: 'Ordered since, not paid yet', tag: 'hot' };
  if (state === 'cancelled') return { label: 'Ordered since, cancelled', tag: 'plain' };
  return { label: 'Ordered since', tag: 'success' };
}

/** Returns an enquiry with the same rows as the operator's mail about it. */
function lineOf(lead: Lead): LeadLine {
  const { who, rows } = factsOf(lead);
  const { at, operator, note } = lead;
  return {
    id: lead.id,
    type: leadTitle(lead.type),
    at: moment(lead.created_at),
    name: who,
    facts: rows.map(([label, text]) => factOf(label, text)),
    orderedSince: lead.is_ordered === 1 ? orderedSince(lead.order_state) : null,
    handled: at === null ? null : { at: moment(at), by: operator ?? '', note: note ?? '' },
  };
}

/**
 * Returns the facts of an enquiry. An unreadable one shows its sender's phone and email, which have columns of their
 * own.
 */
const factsOf = (lead: Lead): Pick<LeadFacts, 'who' | 'rows'> =>
  readable<Pick<LeadFacts, 'who' | 'rows'>>(
    lead.id,
    () => leadFacts(lead),
    () => ({
      who: 'This enquiry cannot be read',
      rows: [
        ...(lead.phone ? [['Phone', lead.phone] as const] : []),
        ...(lead.email ? [['Email', lead.email] as const] : []),
      ],
    }),
  );

function factOf(label: string, text: string): DeskFact {
  if (label === 'Email') return { label, text, href: `mailto:${text}` };
  return label === 'Phone' ? { label, text, href: `tel:${text.replace(/[^\d+]/g, '')}` } : { label, text };
}

const COLUMNS = ['Received', 'Type', 'Name', 'Details', 'Handled', 'By', 'Note'];

export function leadsCsv({ db }: Pick<Deps, 'db'>, query: Query): AsyncIterable<string> {
  const filters = filtersOf(query);
  return csvInPieces(
    COLUMNS,
    allPages((after, size) => readLeadsAfter(db, filters, after, size), csvRow),
  );
}

function csvRow(lead: Lead): readonly string[] {
  const { who, rows } = factsOf(lead);
  const details = rows.map(([label, text]) => `${label}: ${text}`).join('\n');
  const noted = [lead.at ?? '', lead.operator ?? '', lead.note ?? ''];
  return [lead.created_at, leadTitle(lead.type), who, details, ...noted];
}

/** Records that an enquiry is dealt with. A later note replaces the earlier one. Throws Problem not_found. */
export async function handleLead(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  operator: Operator,
  { id, note }: DeskRequest<'handleLead'>,
): Promise<void> {
  const at = now();
  await transact(db, async (trx) => {
    const lead = await findLead(trx, id);
    if (!lead) throw new Problem('not_found');
    const row = { lead_id: id, at: at.toISOString(), operator: operator.email, note };
    await noteHandled(trx, row);
    await recordAudit(trx, operator, at, {
      action: 'lead.handled',
      subject: id,
      before: { handled: lead.at },
      after: { handled: row.at, type: lead.type },
    });
  });
}

export const leadActions = deskActions(leadForms, {
  handleLead: {
    run: handleLead,
    done: 'The enquiry is marked as handled.',
    page: () => deskPath('leads'),
    kept: ['id', 'note'],
  },
});
