import { BOOKED_AT_THE_DESK } from '@/lib/contracts/desk-paths';
import type { PersonQuote } from '@/lib/contracts/desk-people';
import { PRICE_REQUESTS } from '@/lib/contracts/flows/all';
import { londonDate } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import { FLOW_IDS, FLOWS, type FlowId } from '@/lib/domain/services/flows';
import { DRAFT_ANSWERS, searchedAnswers } from '@/lib/server/modules/drafts/answers';
import { readAsked, type JobAnswers } from '@/lib/server/modules/quotes/job';
import { keptFor } from '@/lib/server/modules/quotes/kept-prices';
import { Problem } from '@/lib/server/platform/base/problem';
import type { DraftRow } from '@/lib/server/platform/db/schema';
import { flowLabel, moment, tableDay } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { validate } from '@/lib/server/platform/validate/validate';

/** The most saved quotes of a person that the page shows. */
const MOST = 10;

/**
 * Returns the first ten saved quotes as rows of a person's page, each with the price of ordering it now. Pass the
 * latest changed first.
 */
export const personQuoteRows = (deps: Deps, drafts: readonly DraftRow[]): Promise<readonly PersonQuote[]> =>
  Promise.all(drafts.slice(0, MOST).map((draft) => lineOf(deps, draft)));

const flowOf = ({ flow }: DraftRow): FlowId | undefined => FLOW_IDS.find((id) => id === flow);

/**
 * Returns whether an operator can book a copy of this quote by phone. Not for a storage return or an addition to a
 * rented unit, which need proof of ownership. Does not check the expiry.
 */
export const canBookByPhone = (draft: DraftRow): boolean =>
  draft.store_order_id === null && BOOKED_AT_THE_DESK.some((flow) => flow === draft.flow);

async function lineOf(deps: Deps, draft: DraftRow): Promise<PersonQuote> {
  const flow = flowOf(draft);
  const answers = readable(
    draft.id,
    () => DRAFT_ANSWERS.read(draft.answers),
    () => ({}),
  );
  return {
    id: draft.id,
    flow: draft.flow,
    what: [flow ? flowLabel(flow) : draft.flow, ...new Set(searchedAnswers(answers).codes)].filter(Boolean).join(', '),
    changed: moment(draft.updated_at),
    price: flow ? await priceOf(deps, draft.id, flow, answers) : NO_PRICE,
    keptUntil: tableDay(londonDate(new Date(draft.expires_at))),
    canGoOn: canBookByPhone(draft),
  };
}

const NO_PRICE = 'No price yet';

/** Returns the price of ordering a quote now, at the prices that are kept for it. */
async function priceOf(deps: Deps, draftId: string, flow: FlowId, answers: object): Promise<string> {
  const { service } = FLOWS[flow];
  try {
    const asked = await validate(PRICE_REQUESTS[service], { ...answers, service });
    const kept = await keptFor(deps.db, draftId, deps.now());
    const job = await readAsked(deps, { ...asked, service } as JobAnswers, { promo: 'lenient', kept });
    return formatPence(job.priceOn(job.day).totalWithDiscount);
  } catch (error) {
    if (error instanceof Problem) return NO_PRICE;
    throw error;
  }
}
