import { emptiesRental, type FlowId } from '../services/flows';
import type { SlotService } from '../slots/calendar';

/** A visit is one trip of a crew to a customer. Steps may be skipped, and only an undo goes back (replay.ts). */
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
  /** Its order was cancelled, or no longer needs it. */
  'cancelled',
] as const;
export type VisitState = (typeof VISIT_STATES)[number];

export const STEPS: Readonly<Record<VisitKind, readonly VisitState[]>> = {
  move: ['planned', 'on_the_way', 'arrived', 'loading', 'driving', 'unloading', 'done'],
  collection: ['planned', 'on_the_way', 'arrived', 'loading', 'driving', 'done'],
  return: ['planned', 'on_the_way', 'arrived', 'unloading', 'done'],
  clean: ['planned', 'on_the_way', 'arrived', 'working', 'done'],
};

/** The events of a visit. `absent`: the crew asks the desk to end it because nobody is there. `stay`: it refuses. */
export const VISIT_EVENTS = [...VISIT_STATES, 'undone', 'called', 'absent', 'stay'] as const;
export type VisitEventType = (typeof VISIT_EVENTS)[number];

/** The events that a crew may report. Only the order plans or cancels a visit, and only the desk fails it. */
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

/** Returns the steps that may follow, the next one first. Empty once the visit is done, failed or cancelled. */
export function stepsAhead(kind: VisitKind, state: VisitState): readonly VisitState[] {
  const at = STEPS[kind].indexOf(state);
  return at === -1 ? [] : STEPS[kind].slice(at + 1);
}

/** Returns whether a crew is on its way or has been there, so that the order can no longer move the visit. */
export const hasBegun = (state: VisitState): boolean => state !== 'planned' && !isOff(state);

/** Returns whether the visit did not take place, so that another day can be planned. */
export const isOff = (state: VisitState): boolean => state === 'failed' || state === 'cancelled';

export const isOver = (state: VisitState): boolean => state === 'done' || isOff(state);

export const isUnderWay = (state: VisitState): boolean => hasBegun(state) && !isOver(state);

/** The kind of visit by the crew's service. Null if it depends on whether storage is filled or emptied. */
const KINDS: Readonly<Record<SlotService, VisitKind | null>> = { MOVING: 'move', STORAGE: null, CLEANING: 'clean' };

/** The visits of a move whose load stays overnight: its van brings it to our store, the storage crew delivers it. */
const OVERNIGHT: Readonly<Record<SlotService, VisitKind>> = {
  MOVING: 'collection',
  STORAGE: 'return',
  CLEANING: 'clean',
};

/** Returns the kind of visit. `staysOvernight`: the load of a move is kept in our store until another day. */
export const kindOf = (people: SlotService, flow: FlowId, staysOvernight = false): VisitKind =>
  staysOvernight ? OVERNIGHT[people] : (KINDS[people] ?? (emptiesRental(flow) ? 'return' : 'collection'));
