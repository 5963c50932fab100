import { bookablePart } from '@/components/booking/DayAndSlot/calendar-days';
import { bookableRange } from '@/lib/domain/slots/calendar';
import type { DraftDto } from '@/lib/contracts/checkout';
import type { QuoteDto } from '@/lib/contracts/errors';
import type { DayDto } from '@/lib/contracts/slots';
import { popularItems } from '@/lib/domain/catalogue/popular-items';
import { londonDate } from '@/lib/domain/london-time';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { stepPath } from '@/lib/routes';
import { finishedSteps, isStarted } from '../../engine/answers';
import { firstUnfinishedBefore, shownSteps, stepById, stepTitle } from '../../engine/navigation';
import type { SavedState } from '../../engine/types';
import type { MovingFacts, MovingPictures } from '../facts';
import { movingFlow } from '../flow';
import { moveToPrice } from '../price';
import type { MovingBackend } from './backend';
import { carriedQuery, draftIdOf, withPrefill, type Query } from './prefill';

type Surroundings = { readonly backend: MovingBackend; readonly now: Date; readonly pictures: MovingPictures };

/** What a visitor finds at an address of the flow. Plain data: it travels in the page's props. */
export type MovingView =
  | {
      readonly kind: 'question';
      /** Of the document; null on the check page. */
      readonly title: string | null;
      readonly saved: SavedState<MovingAnswers>;
      readonly facts: MovingFacts;
    }
  | { readonly kind: 'gone' }
  | { readonly kind: 'ordered'; readonly orderUrl: string };
export type Loaded = MovingView | { readonly kind: 'elsewhere'; readonly path: string };

/** The view of a step, or of the check page with `askedId` "check": the first unfinished step comes before it. */
export async function loadMovingView(askedId: string, query: Query, around: Surroundings): Promise<Loaded> {
  const draftId = draftIdOf(query);
  const saved = draftId ? await around.backend.readDraft(draftId) : null;
  const draft = saved?.flow === 'moving' ? saved : null;
  if (draftId && !draft) return { kind: 'gone' };
  if (draft?.orderUrl) return { kind: 'ordered', orderUrl: draft.orderUrl };

  const values = withPrefill(draft?.answers ?? movingFlow.empty, query);
  const rest = carriedQuery(query);
  if (!(await isStarted(movingFlow, values)))
    return { kind: 'elsewhere', path: `${movingFlow.path}${rest && `?${rest}`}` };
  const finished = await finishedSteps(movingFlow, values, around.now);
  const steps = shownSteps(movingFlow.steps, values);
  const missing = firstUnfinishedBefore(steps, finished, askedId);
  if (missing) return { kind: 'elsewhere', path: pathWithPrefill(missing.id, draft, values, query) };

  const { bookable, today } = clockFacts(around.now);
  const facts = {
    today,
    bookable,
    popularItems: popularItems(),
    ...around.pictures,
    knownDays: askedId === 'date' ? await daysOf(values, bookable, around.backend) : [],
  };
  const quote = await quoteOf(values, around.backend);
  const state = {
    draftId: draft?.draftId ?? null,
    savedAt: draft?.savedAt ?? null,
    furthest: draft?.step ?? null,
    values,
    quote,
    finished: [...finished],
  };
  const step = stepById(steps, askedId);
  return { kind: 'question', title: step && stepTitle(steps, step), saved: state, facts };
}

const clockFacts = (now: Date) => ({ today: londonDate(now), bookable: bookableRange(now) });

/** Before the first save the prefill has no other home than the address. */
function pathWithPrefill(stepId: string, draft: DraftDto | null, { movingSpace }: MovingAnswers, query: Query): string {
  const path = stepPath(movingFlow.path, stepId, draft?.draftId);
  if (draft) return path;
  return `${path}?${new URLSearchParams([['plan', movingSpace]]).toString()}&${carriedQuery(query)}`.replace(/&$/, '');
}

/** A price that cannot be had now must not keep the page back: the browser asks again, and says so when it fails too. */
const quoteOf = (values: MovingAnswers, backend: MovingBackend): Promise<QuoteDto | null> =>
  backend.price(moveToPrice(values)).catch(() => null);

async function daysOf(
  values: MovingAnswers,
  bookable: MovingFacts['bookable'],
  backend: MovingBackend,
): Promise<readonly DayDto[]> {
  const { movingDate } = values.dates;
  const date = movingDate >= bookable.first && movingDate <= bookable.last ? movingDate : bookable.first;
  const answers = moveToPrice({ ...values, dates: { movingDate: '' } });
  const request = { service: 'MOVING' as const, ...bookablePart(date.slice(0, 7), bookable), answers };
  // A day that cannot be booked is one that the calendar does not know: it need not travel.
  const days = await backend.days(request).catch(() => []);
  return days.filter(({ state }) => state !== 'closed');
}
