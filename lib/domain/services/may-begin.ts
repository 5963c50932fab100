import { mayFollow } from '../slots/needs';
import { factsOf } from '../timeline/facts-of';
import { mayComeIn, whyNever } from '../timeline/refusals';
import type { MoveFacts } from '../timeline/types';
import type { LocalDate, SlotTimes } from '../vocabulary';
import type { CleaningRequest } from './cleaning/cleaning';
import type { FlowId } from './flows';
import { cleanedSpace } from './moving/order-like';
import type { MovingRequest } from './moving/moving';
import type { JobRequest } from './service';

/** Which day it is changes nothing of it. */
const ANY_DAY: LocalDate = '2027-01-05';

type Move = Pick<MovingRequest, 'movingSpace' | 'addOns' | 'addresses' | 'furnitureItems' | 'split'>;

function factsFor(move: Move, miles: number | null, slot: SlotTimes): MoveFacts {
  const { movingSpace, addOns, addresses, furnitureItems, split } = move;
  const cleaningSpace = cleanedSpace(movingSpace, addOns.includes('CLEANING'));
  return factsOf({
    ...{ movingSpace, addOns, addresses, furnitureItems, cleaningSpace, slot },
    ...{ date: ANY_DAY, miles, split: split.lines },
  });
}

/** Whether movers can be done by night, and cleaners find the home empty, if they come in a slot (lib/domain/timeline). */
export const mayMoveIn = (move: Move, miles: number | null, slot: SlotTimes): boolean =>
  mayComeIn(factsFor(move, miles, slot));

const always = (): boolean => true;
type Rule<R, Answer> = (request: R, miles: number | null, slot: SlotTimes) => Answer;
/** Apart from the services: nobody who prices one carries the planning of its day along. */
const RULES = {
  moving: mayMoveIn,
  storage: always,
  'storage-return': always,
  cleaning: ({ moveSlot }: CleaningRequest, _miles: number | null, slot: SlotTimes) => mayFollow(slot, moveSlot),
} as const satisfies { readonly [F in FlowId]: unknown };

/** A job as its service asks for it, the road miles of its trip (null: not known), and the slot in which it would begin. */
type Begin = { readonly request: JobRequest; readonly miles: number | null; readonly slot: SlotTimes };

/** Whether a job can begin in a slot at all, however free that is. The request must be of its own flow (as serviceOf). */
export const mayBegin = (flow: FlowId, { request, miles, slot }: Begin): boolean =>
  (RULES[flow] as Rule<JobRequest, boolean>)(request, miles, slot);

const NEVER: Readonly<Partial<Record<FlowId, Rule<never, string | null>>>> = {
  moving: (move: Move, miles, slot) => whyNever(factsFor(move, miles, slot)),
};

/** Why a job cannot be done in one day whenever it begins; null for what can. */
export const whyTooMuch = (flow: FlowId, { request, miles, slot }: Begin): string | null =>
  (NEVER[flow] as Rule<JobRequest, string | null> | undefined)?.(request, miles, slot) ?? null;
