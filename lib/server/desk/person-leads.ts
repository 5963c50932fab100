import type { DeskFact } from '@/lib/contracts/desk-parts';
import type { PersonPanel } from '@/lib/contracts/desk-people-views';
import { deskPath } from '@/lib/routes';
import type { Db } from '@/lib/server/kernel/db/db';
import type { LeadRow } from '@/lib/server/kernel/db/lead-rows';
import type { DraftRow } from '@/lib/server/kernel/db/schema';
import { readable } from '@/lib/server/kernel/row-failures/readable';
import { leadFacts } from '@/lib/server/subjects/leads/lead-facts';
import { LEAD_PLACES, leadTitle } from '@/lib/server/subjects/leads/lead-types';
import { settledOf } from './person-repo';
import { address, moment } from './words';

/** Longer words of a message are read at the enquiry itself. */
const EXCERPT = 160;

/** What somebody has sent by forms, by kind. A contact that was left with a quote is the quote, while there is one. */
export async function leadPanels(
  db: Db,
  leads: readonly LeadRow[],
  quotes: readonly Pick<DraftRow, 'id'>[],
): Promise<readonly PersonPanel[]> {
  const quoted = new Set(quotes.map(({ id }) => id));
  const sent = leads.filter(({ draft_id: id }) => id === null || !quoted.has(id));
  const settled = await settledOf(
    db,
    sent.map(({ id }) => id),
  );
  const factsOf = (kind: Kind) =>
    sent.filter(({ type }) => kindOf(type) === kind).map((lead) => factOf(lead, settled.has(lead.id)));
  return [
    { title: 'Call-back requests', facts: factsOf('call') },
    { title: 'Contact messages', facts: factsOf('message') },
    { title: 'Enquiries', facts: factsOf('enquiry') },
  ];
}

type Kind = 'call' | 'message' | 'enquiry';

function kindOf(type: string): Kind {
  if (type in LEAD_PLACES) return 'call';
  return type === 'contact' ? 'message' : 'enquiry';
}

/** "Tue 24 Nov 2026, 09:00": "Question, not seen to yet: Do you move pianos?", with the way to it by its id. */
function factOf(lead: LeadRow, isSettled: boolean): DeskFact {
  const rows = readable(
    lead.id,
    () => leadFacts(lead).rows,
    () => [],
  );
  const words = rows.find(([label]) => label === 'Comment')?.[1] ?? '';
  const excerpt = words.length > EXCERPT ? `${words.slice(0, EXCERPT).trimEnd()}…` : words;
  const state = isSettled ? 'seen to' : 'not seen to yet';
  return {
    label: moment(lead.created_at),
    text: [`${leadTitle(lead.type)}, ${state}`, excerpt].filter(Boolean).join(': '),
    href: address(deskPath('leads'), { search: lead.id }),
  };
}
