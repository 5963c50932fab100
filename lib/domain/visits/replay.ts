import { minutesAfter } from '../durations';
import { CALLS_BEFORE_FAILED, UNDO_MINUTES, WAITED_MINUTES } from './assumptions';
import { STEPS, stepsAhead, type VisitEventType, type VisitKind, type VisitState } from './states';
import { arrivalWindow, type ArrivalWindow } from './window';

/**
 * What has become of a visit follows from all that was said of it, in the order in which it happened and not in that in
 * which we heard of it: a batch that comes late, twice or out of order ends in the same state. What cannot happen in a
 * state changes nothing.
 */
export type VisitEvent = {
  /** Made where it happened: said again it is the same event. */
  readonly id: string;
  readonly type: VisitEventType;
  readonly at: Date;
  /** Of `on_the_way`: how long the drive takes. */
  readonly minutes?: number | null;
  /** Of `stay`: what the desk says instead of ending it. */
  readonly note?: string | null;
};

/** The crew asks the desk to end a visit because nobody is there. */
export type EndAsked = {
  readonly at: Date;
  /** What the desk has said instead; null while it has not answered. */
  readonly answer: string | null;
};

export type Progress = {
  readonly state: VisitState;
  /** When it came to this state; null while nothing has happened. */
  readonly since: Date | null;
  /** What the customer was last told of the arrival; null before anybody is on the way. */
  readonly window: ArrivalWindow | null;
  /** The first arrival since it was planned. */
  readonly arrivedAt: Date | null;
  /** Calls to a customer who does not open. */
  readonly calls: number;
  /** Null while nobody has asked. */
  readonly endAsked: EndAsked | null;
  /** What undoing leads back to. */
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

/** The state of a visit after all of its events, however often and in whatever order they are given. */
export function replay(kind: VisitKind, events: readonly VisitEvent[]): Progress {
  return inOrder(kind, events).reduce((progress, event) => after(kind, progress, event), PLANNED);
}

export type Step = { readonly state: VisitState; readonly at: Date };

/** The steps that a visit has taken since it was planned, in their order; what was undone is not among them. */
export function stepsTaken(kind: VisitKind, events: readonly VisitEvent[]): readonly Step[] {
  let progress = PLANNED;
  let steps: readonly Step[] = [];
  for (const event of inOrder(kind, events)) {
    const next = after(kind, progress, event);
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

/** Each event once, in the order of time. */
const inOrder = (kind: VisitKind, events: readonly VisitEvent[]): readonly VisitEvent[] =>
  [...new Map(events.map((event) => [event.id, event])).values()].toSorted(byTime(kind));

/** What happened at the same instant is taken in the order of the job. */
const byTime = (kind: VisitKind) => (a: VisitEvent, b: VisitEvent) =>
  a.at.getTime() - b.at.getTime() || rank(kind, a.type) - rank(kind, b.type) || (a.id < b.id ? -1 : 1);

function rank(kind: VisitKind, type: VisitEventType): number {
  const step = (STEPS[kind] as readonly VisitEventType[]).indexOf(type);
  return step === -1 ? STEPS[kind].length + REST.indexOf(type) : step;
}

/** What is said beside the steps: the calls before what they lead to. */
const REST: readonly VisitEventType[] = ['called', 'absent', 'stay', 'failed', 'undone', 'cancelled'];

/** What an event makes of a visit. */
export function after(kind: VisitKind, progress: Progress, { type, at, minutes = null, note }: VisitEvent): Progress {
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

/** One step can be taken back, and not those before it. */
const onlyIt = (progress: Progress): Progress => ({ ...progress, before: null });

const windowOf = (at: Date, minutes: number | null): ArrivalWindow | null =>
  minutes === null ? null : arrivalWindow(at, minutes);

/** The last step can be taken back, once, within UNDO_MINUTES. */
export function mayUndo(progress: Progress, at: Date): progress is Progress & { readonly before: Progress } {
  const { since, before } = progress;
  return before !== null && since !== null && at <= minutesAfter(since, UNDO_MINUTES);
}

/** From when on a step of an instant can no longer be undone. */
export const finalAt = (since: Date): Date => new Date(minutesAfter(since, UNDO_MINUTES).getTime() + 1);

/** The crew has waited and telephoned. */
export const mayFail = ({ state, arrivedAt, calls }: Progress, at: Date): boolean =>
  state === 'arrived' &&
  arrivedAt !== null &&
  at >= minutesAfter(arrivedAt, WAITED_MINUTES) &&
  calls >= CALLS_BEFORE_FAILED;

/** The crew has asked the desk to end the visit, and waits for its answer. */
export const isEndAsked = (progress: Progress): progress is Progress & { readonly endAsked: EndAsked } =>
  progress.endAsked?.answer === null;

/** It may ask, again too when the desk has answered. */
export const mayAskEnd = (progress: Progress, at: Date): boolean => mayFail(progress, at) && !isEndAsked(progress);
