import { mayFollow } from '../slots/calendar';
import { factsOf } from '../timeline/facts-of';
import { mayComeIn, whyNever } from '../timeline/refusals';
import type { MoveFacts } from '../timeline/types';
import type { LocalDate, SlotTimes } from '../london-time';
import type { CleaningRequest } from './cleaning/cleaning';
import type { FlowId } from './flows';
import { cleanedSpace } from './moving/order-like';
import type { MovingRequest } from './moving/moving';
import type { JobRequest } from './service';

/** A placeholder day. The result does not depend on the day. */
const ANY_DAY: LocalDate = '2027-01-05';

type Move = Pick<MovingRequest, 'movingSpace' | 'addOns' | 'addresses' | 'furnitureItems' | 'split'>;

function factsFor(move: Move, miles: number | null, slot: SlotTimes): MoveFacts {
  const { movingSpace, addOns, addresses, furnitureItems, split } = move;
  const cleaningSpace = cleanedSpace(movingSpace, addOns.includes('CLEANING'));
  return factsOf({
    movingSpace,
    addOns,
    addresses,
    furnitureItems,
    cleaningSpace,
    slot,
    date: ANY_DAY,
    miles,
    split: split.lines,
  });
}

/** Returns whether a move that begins in a slot can end by night, and its cleaners find the home empty. */
export const mayMoveIn = (move: Move, miles: number | null, slot: SlotTimes): boolean =>
  mayComeIn(factsFor(move, miles, slot));

type Rule<R, Answer> = (request: R, miles: number | null, slot: SlotTimes) => Answer;
/**
 * The rules of the flows that cannot begin in every slot, apart from the services, so that pages that only price do not
 * bundle the planning code.
 */
const RULES: Readonly<Partial<Record<FlowId, Rule<never, boolean>>>> = {
  moving: mayMoveIn,
  cleaning: ({ moveSlot }: CleaningRequest, _miles, slot) => mayFollow(slot, moveSlot),
};

type Begin = { readonly request: JobRequest; readonly miles: number | null; readonly slot: SlotTimes };

/** Returns whether a job can begin in a slot, regardless of free places. The request must belong to the flow. */
export const mayBegin = (flow: FlowId, { request, miles, slot }: Begin): boolean =>
  (RULES[flow] as Rule<JobRequest, boolean> | undefined)?.(request, miles, slot) ?? true;

const NEVER: Readonly<Partial<Record<FlowId, Rule<never, string | null>>>> = {
  moving: (move: Move, miles, slot) => whyNever(factsFor(move, miles, slot)),
};

/** Returns why a job cannot be done in one day in any slot, or null if it can. */
export const whyTooMuch = (flow: FlowId, { request, miles, slot }: Begin): string | null =>
  (NEVER[flow] as Rule<JobRequest, string | null> | undefined)?.(request, miles, slot) ?? null;
