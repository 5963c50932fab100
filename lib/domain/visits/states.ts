import { emptiesStore, type FlowId } from '../services/flows';
import type { SlotService } from '../slots/needs';

/**
 * The life of a visit: a crew that comes to a customer once. The table says which steps a kind of visit has, in their
 * order; what is ahead may be skipped, and nothing goes back but by undoing (replay.ts).
 */
export const VISIT_KINDS = ['move', 'collection', 'return', 'clean'] as const;
export type VisitKind = (typeof VISIT_KINDS)[number];

export const VISIT_STATES = [
  'planned',
  'on_the_way',
  'arrived',
  'loading',
  'driving',
  'unloading',
  'working',
  'done',
  /** Nobody opened. */
  'failed',
  /** Its order was cancelled, or needs it no more. */
  'cancelled',
] as const;
export type VisitState = (typeof VISIT_STATES)[number];

export const STEPS: Readonly<Record<VisitKind, readonly VisitState[]>> = {
  move: ['planned', 'on_the_way', 'arrived', 'loading', 'driving', 'unloading', 'done'],
  collection: ['planned', 'on_the_way', 'arrived', 'loading', 'driving', 'done'],
  return: ['planned', 'on_the_way', 'arrived', 'unloading', 'done'],
  clean: ['planned', 'on_the_way', 'arrived', 'working', 'done'],
};

/**
 * What a crew, the desk or the order says of a visit: that it has come to a state, or one of these. `absent`: the crew asks
 * the desk to end it, because nobody is there; `stay`: the desk does not.
 */
export const VISIT_EVENTS = [...VISIT_STATES, 'undone', 'called', 'absent', 'stay'] as const;
export type VisitEventType = (typeof VISIT_EVENTS)[number];

/** What a crew can say: that a visit is planned or cancelled is its order's to say, that it has failed the desk's. */
export const CREW_EVENTS = [
  'on_the_way',
  'arrived',
  'loading',
  'driving',
  'unloading',
  'working',
  'done',
  'undone',
  'called',
  'absent',
] as const satisfies readonly VisitEventType[];
export type CrewEventType = (typeof CREW_EVENTS)[number];

/** The steps that may follow, the next one first; none once it is done, has failed or is cancelled. */
export function stepsAhead(kind: VisitKind, state: VisitState): readonly VisitState[] {
  const at = STEPS[kind].indexOf(state);
  return at === -1 ? [] : STEPS[kind].slice(at + 1);
}

/** Somebody is on the way or has been there: the visit is no longer the order's to move. */
export const hasBegun = (state: VisitState): boolean => state !== 'planned' && !isOff(state);

/** It did not take place: another day can be planned for it. */
export const isOff = (state: VisitState): boolean => state === 'failed' || state === 'cancelled';

/** Nothing more is to be done. */
export const isOver = (state: VisitState): boolean => state === 'done' || isOff(state);

/** A crew is on its way or there. */
export const isUnderWay = (state: VisitState): boolean => hasBegun(state) && !isOver(state);

/** By who comes; null where it depends on what becomes of the store. */
const KINDS: Readonly<Record<SlotService, VisitKind | null>> = { MOVING: 'move', STORAGE: null, CLEANING: 'clean' };

/** Of a move whose load stays in our store: its own van brings it there, and the people of storage deliver it. */
const OVERNIGHT: Readonly<Record<SlotService, VisitKind>> = {
  MOVING: 'collection',
  STORAGE: 'return',
  CLEANING: 'clean',
};

/**
 * What kind of visit the people of a service make for an order of a flow. `staysOvernight`: the load of a move is kept in
 * our store until another day.
 */
export const kindOf = (people: SlotService, flow: FlowId, staysOvernight = false): VisitKind =>
  staysOvernight ? OVERNIGHT[people] : (KINDS[people] ?? (emptiesStore(flow) ? 'return' : 'collection'));
