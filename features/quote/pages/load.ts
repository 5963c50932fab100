import { bookablePart } from '@/components/booking/DayAndSlot/calendar-days';
import type { DraftDto } from '@/lib/contracts/checkout';
import { londonDate } from '@/lib/domain/london-time';
import { isQuoteOpen } from '@/lib/domain/order/standing';
import { FLOWS } from '@/lib/domain/services/flows';
import { bookableRange } from '@/lib/domain/slots/calendar';
import { stepPath } from '@/lib/routes';
import { finishedSteps, isStarted } from '../engine/answers';
import { firstUnfinishedBefore, shownSteps, stepById, stepTitle } from '../engine/navigation';
import {
  dayOf,
  withDraftId,
  slotsRequestOf,
  type BookingAnswers,
  type BookingFacts,
  type FlowConfig,
} from '../flow-config';
import { answersInWords } from '../request/AskInstead';
import type { QuoteBackend } from './backend';
import { heldWords, orderedWords, type HeldWords, type OrderedWords } from './order-words';
import { carriedQuery, draftIdOf, postcodeIn, withBookableDay, type Prefill, type Query } from './query';
import type { Answers, SavedState } from '../engine/types';

/** The booking that a URL starts, and its prefill. */
export type Entered<V extends BookingAnswers> = { readonly flow: FlowConfig<V>; readonly prefill: Prefill<V> };

const LABELS: Readonly<Record<string, string>> = { from: 'From postcode', to: 'To postcode' };

/** Returns the page about a postcode without a price online. A failed check is left to the price request. */
async function loadAskView<V extends BookingAnswers>(
  { flow, prefill }: Entered<V>,
  query: Query,
  values: V,
  backend: QuoteBackend,
) {
  const named = prefill.names.filter((name) => name in LABELS);
  const typed = named.map((name) => postcodeIn(query[name]));
  if (typed.every((text) => text === '')) return null;
  const places = await backend.places({ service: FLOWS[flow.id].service, postcodes: typed }).catch(() => null);
  const reasons = [...(places?.unserved ?? []), places?.byRequest].filter((text) => typeof text === 'string');
  if (!places || reasons.length === 0) return null;
  const wrong = places.unserved.findIndex((text) => text !== null);
  return {
    kind: 'ask' as const,
    flow: flow.id,
    reasons,
    postcodes: named.map((name, index) => ({
      name,
      label: named.length > 1 ? (LABELS[name] ?? '') : 'Postcode',
      value: typed[index] ?? '',
    })),
    entry: prefill.entry(values),
    typed: { ...answersInWords((await flow.fetchRows())(values)), postcode: typed[Math.max(0, wrong)] ?? '' },
  };
}

type Surroundings = { readonly backend: QuoteBackend; readonly now: Date; readonly isForCustomer?: boolean };
type Loaded<V extends BookingAnswers> = QuoteView<V> | { readonly kind: 'elsewhere'; readonly path: string };

/** Returns the view of a step, or of the check page ("check"). An earlier unfinished step takes precedence. */
export async function loadView<V extends BookingAnswers>(
  entered: Entered<V>,
  askedId: string,
  sentQuery: Query,
  { backend, now, isForCustomer = false }: Surroundings,
): Promise<Loaded<V>> {
  const { flow, prefill } = entered;
  const query = withBookableDay(sentQuery, now);
  const draftId = draftIdOf(query);
  const found = draftId ? await backend.readDraft(draftId) : null;
  const draft = found?.flow === flow.id ? found : null;
  if (draftId && !draft) return { kind: 'gone' };
  const order = draft?.order ?? null;
  if (draft && order && !isQuoteOpen(order.standing))
    return { kind: 'ordered', words: orderedWords(order, FLOWS[draft.flow].words.job) };

  // The backend saves only answers that pass the schema of the draft's flow.
  const values = prefill.read((draft?.answers as V | undefined) ?? flow.empty, query);
  const rest = carriedQuery(query, prefill.names);
  if (!(await isStarted(flow, values))) return { kind: 'elsewhere', path: `${flow.path}${rest && `?${rest}`}` };
  const askView = draft ? null : await loadAskView(entered, query, values, backend);
  if (askView) return askView;
  const finished = await finishedSteps(flow, values, now);
  const steps = shownSteps(flow.steps, values);
  const missing = firstUnfinishedBefore(steps, finished, askedId);
  if (missing) return { kind: 'elsewhere', path: pathWithPrefill(entered, missing.id, draft, values, query) };

  const bookable = bookableRange(now);
  const savedDraftId = draft?.draftId ?? null;
  const knownDays = askedId === 'date' ? await daysOf(flow, values, { bookable, draftId: savedDraftId }, backend) : [];
  const parking = askedId === 'date' ? await parkingOf(flow, values, backend) : null;
  // A failed price must not block the page. The browser asks again.
  const quote = await backend.price(withDraftId(flow.priceRequest(values), savedDraftId)).catch(() => null);
  const saved = {
    draftId: savedDraftId,
    pricesUntil: draft?.pricesUntil ?? null,
    basis: basisOf(draft, values),
    furthest: draft?.step ?? null,
    values,
    quote,
    finished: [...finished],
  };
  const step = stepById(steps, askedId);
  return {
    kind: 'question',
    title: step && stepTitle(steps, step),
    saved,
    held: askedId === 'check' && order?.standing === 'held' ? heldWords(order, isForCustomer) : null,
    rental: draft?.store ?? null,
    facts: { today: londonDate(now), bookable, draftId: savedDraftId, knownDays, parking, isForCustomer },
  };
}

/** Returns null when the call fails, since the order tells the parking later. */
async function parkingOf<V extends BookingAnswers>(flow: FlowConfig<V>, values: V, backend: QuoteBackend) {
  const date = dayOf(values, flow.dateKey);
  const request = date === '' ? undefined : flow.parkingRequest?.(values, date);
  return request ? backend.parking(request).catch(() => null) : null;
}

/** Returns the time of the last save with the URL's changes, or the answers before the first save. */
function basisOf(draft: DraftDto | null, values: BookingAnswers): string {
  const shown = JSON.stringify(values);
  if (!draft) return shown;
  return shown === JSON.stringify(draft.answers) ? draft.savedAt : `${draft.savedAt} ${shown}`;
}

/** Returns the path of a step, with the prefill before the first save. */
function pathWithPrefill<V extends BookingAnswers>(
  { flow, prefill }: Entered<V>,
  stepId: string,
  draft: DraftDto | null,
  values: V,
  query: Query,
): string {
  const path = stepPath(flow.path, stepId, draft?.draftId);
  if (draft) return path;
  const entry = new URLSearchParams(prefill.entry(values)).toString();
  return `${path}?${entry}&${carriedQuery(query, prefill.names)}`.replace(/&$/, '');
}

async function daysOf<V extends BookingAnswers>(
  flow: FlowConfig<V>,
  values: V,
  { bookable, draftId }: Pick<BookingFacts, 'bookable' | 'draftId'>,
  backend: QuoteBackend,
): Promise<BookingFacts['knownDays']> {
  const chosen = dayOf(values, flow.dateKey);
  const date = chosen >= bookable.first && chosen <= bookable.last ? chosen : bookable.first;
  const request = slotsRequestOf(flow, values, bookablePart(date.slice(0, 7), bookable), draftId);
  // The calendar treats missing days as closed.
  const days = await backend.days(request).catch(() => []);
  return days.filter(({ state }) => state !== 'closed');
}

/** A postcode in the URL without a price online, reported before the first question. */
export type AskView = NonNullable<Awaited<ReturnType<typeof loadAskView>>>;

/** The state of a flow's page, as plain data for the page's props. */
export type QuoteView<V extends Answers> =
  | {
      readonly kind: 'question';
      readonly title: string | null;
      readonly saved: SavedState<V>;
      readonly facts: BookingFacts;
      /** On the check page: the unpaid order with the same answers. */
      readonly held: HeldWords | null;
      /** For a return: the storage order that the customer has proven to own. */
      readonly rental: string | null;
    }
  | AskView
  | { readonly kind: 'gone' }
  | { readonly kind: 'ordered'; readonly words: OrderedWords };
