import { HOUR_MS, MINUTE_MS, minutesAfter } from '../london-time';
import {
  CALLS_BEFORE_FAILED,
  CLOCK_AHEAD_MINUTES,
  CLOCK_BEHIND_HOURS,
  UNDO_MINUTES,
  WAITED_MINUTES,
} from './assumptions';
import { STEPS, stepsAhead, type VisitEventType, type VisitKind, type VisitState } from './states';
import { arrivalWindow, type ArrivalWindow } from './window';

/**
 * An event of a visit. The state follows from all events in the order in which they happened, so that a batch may
 * arrive late, twice or out of order. An event that cannot happen in a state changes nothing.
 */
export type VisitEvent = {
  /** Created on the device. A repeated id is the same event. */
  readonly id: string;
  readonly type: VisitEventType;
  readonly at: Date;
  /** Driving time in minutes, for `on_the_way`. */
  readonly minutes?: number | null;
  /** The desk's answer, for `stay`. */
  readonly note?: string | null;
};

export type EndAsked = {
  readonly at: Date;
  /** The desk's answer if it does not end the visit. Null until it answers. */
  readonly answer: string | null;
};

export type Progress = {
  readonly state: VisitState;
  /** When the visit reached this state. Null before any event. */
  readonly since: Date | null;
  /** The arrival window that the customer was last told. Null before anybody is on the way. */
  readonly window: ArrivalWindow | null;
  /** The first arrival since the visit was planned. */
  readonly arrivedAt: Date | null;
  readonly calls: number;
  readonly endAsked: EndAsked | null;
  /** The progress that an undo returns to. */
  readonly before: Progress | null;
};

export const PLANNED: Progress = {
  state: 'planned',
  since: null,
  window: null,
  arrivedAt: null,
  calls: 0,
  endAsked: null,
  before: null,
};

/** Returns the progress of a visit after all of its events, in any order and with any repetitions. */
export function replay(kind: VisitKind, events: readonly VisitEvent[]): Progress {
  return inOrder(kind, events).reduce((progress, event) => progressAfter(kind, progress, event), PLANNED);
}

export type Step = { readonly state: VisitState; readonly at: Date };

/** Returns the steps that a visit has taken since it was planned, in order and without undone ones. */
export function stepsTaken(kind: VisitKind, events: readonly VisitEvent[]): readonly Step[] {
  let progress = PLANNED;
  let steps: readonly Step[] = [];
  for (const event of inOrder(kind, events)) {
    const next = progressAfter(kind, progress, event);
    if (next.state !== progress.state) {
      const { state, since } = next;
      if (state === 'planned' && event.type !== 'undone') steps = [];
      else if (event.type === 'undone') steps = steps.slice(0, -1);
      else steps = [...steps, { state, at: since ?? event.at }];
    }
    progress = next;
  }
  return steps;
}

const inOrder = (kind: VisitKind, events: readonly VisitEvent[]): readonly VisitEvent[] =>
  [...new Map(events.map((event) => [event.id, event])).values()].toSorted(byTime(kind));

/** Compares events by time, and at the same instant by the order of a job. */
const byTime = (kind: VisitKind) => (a: VisitEvent, b: VisitEvent) =>
  a.at.getTime() - b.at.getTime() || rank(kind, a.type) - rank(kind, b.type) || (a.id < b.id ? -1 : 1);

function rank(kind: VisitKind, type: VisitEventType): number {
  const step = (STEPS[kind] as readonly VisitEventType[]).indexOf(type);
  return step === -1 ? STEPS[kind].length + REST.indexOf(type) : step;
}

/** The order of the other events at the same instant: calls come before what they lead to. */
const REST: readonly VisitEventType[] = ['called', 'absent', 'stay', 'failed', 'undone', 'cancelled'];

export function progressAfter(
  kind: VisitKind,
  progress: Progress,
  { type, at, minutes = null, note }: VisitEvent,
): Progress {
  switch (type) {
    case 'planned':
      return { ...PLANNED, since: at };
    case 'cancelled':
      return { ...PLANNED, state: 'cancelled', since: at };
    case 'called':
      return progress.state === 'arrived' ? { ...progress, calls: progress.calls + 1 } : progress;
    case 'absent':
      return mayAskEnd(progress, at) ? { ...progress, endAsked: { at, answer: null } } : progress;
    case 'stay':
      return isEndAsked(progress) ? { ...progress, endAsked: { ...progress.endAsked, answer: note ?? '' } } : progress;
    case 'failed':
      return mayFail(progress, at)
        ? { ...progress, state: 'failed', since: at, endAsked: null, before: onlyIt(progress) }
        : progress;
    case 'undone':
      return mayUndo(progress, at) ? progress.before : progress;
    default:
      if (!stepsAhead(kind, progress.state).includes(type)) return progress;
      return {
        ...progress,
        state: type,
        since: at,
        window: type === 'on_the_way' ? windowOf(at, minutes) : progress.window,
        endAsked: null,
        arrivedAt: type === 'on_the_way' ? null : (progress.arrivedAt ?? at),
        before: onlyIt(progress),
      };
  }
}

/** Drops the history before this step, because only one step can be undone. */
const onlyIt = (progress: Progress): Progress => ({ ...progress, before: null });

const windowOf = (at: Date, minutes: number | null): ArrivalWindow | null =>
  minutes === null ? null : arrivalWindow(at, minutes);

/** Returns whether the last step can be undone: once, within UNDO_MINUTES. */
export function mayUndo(progress: Progress, at: Date): progress is Progress & { readonly before: Progress } {
  const { since, before } = progress;
  return before !== null && since !== null && at <= minutesAfter(since, UNDO_MINUTES);
}

export const finalAt = (since: Date): Date => new Date(minutesAfter(since, UNDO_MINUTES).getTime() + 1);

/** Returns whether a visit may fail: the crew has waited and called often enough. */
export const mayFail = ({ state, arrivedAt, calls }: Progress, at: Date): boolean =>
  state === 'arrived' &&
  arrivedAt !== null &&
  at >= minutesAfter(arrivedAt, WAITED_MINUTES) &&
  calls >= CALLS_BEFORE_FAILED;

/** Returns whether the crew has asked the desk to end the visit and waits for its answer. */
export const isEndAsked = (progress: Progress): progress is Progress & { readonly endAsked: EndAsked } =>
  progress.endAsked?.answer === null;

/** Returns whether the crew may ask the desk to end the visit. It may ask again after an answer. */
export const mayAskEnd = (progress: Progress, at: Date): boolean => mayFail(progress, at) && !isEndAsked(progress);

type TrustedTime = {
  readonly at: Date;
  /** Whether the clock was too far off, so that our time of receipt counts. */
  readonly isClockOff: boolean;
};

/** Returns the device's time, or the time of receipt if the former is more than a day earlier or two minutes later. */
export function trustedTime(said: Date, receivedAt: Date): TrustedTime {
  const offMs = said.getTime() - receivedAt.getTime();
  const isClockOff = !(offMs >= -CLOCK_BEHIND_HOURS * HOUR_MS && offMs <= CLOCK_AHEAD_MINUTES * MINUTE_MS);
  return { at: isClockOff ? receivedAt : said, isClockOff };
}
