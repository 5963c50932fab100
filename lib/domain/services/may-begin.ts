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

type Move = Pick<MovingRequest, 'movingSpace' | 'addOns' | 'addresses' | 'furnitureItems'>;

/** The miles are not those of the price: one rule here and there, whoever knows them. */
function factsFor({ movingSpace, addOns, addresses, furnitureItems }: Move, slot: SlotTimes): MoveFacts {
  const cleaningSpace = cleanedSpace(movingSpace, addOns.includes('CLEANING'));
  return factsOf({
    ...{ movingSpace, addOns, addresses, furnitureItems, cleaningSpace, slot },
    ...{ date: ANY_DAY, miles: null },
  });
}

/** Whether movers can be done by night, and cleaners find the home empty, if they come in a slot (lib/domain/timeline). */
export const mayMoveIn = (move: Move, slot: SlotTimes): boolean => mayComeIn(factsFor(move, slot));

const always = (): boolean => true;
/** Apart from the services: nobody who prices one carries the planning of its day along. */
const RULES = {
  moving: mayMoveIn,
  storage: always,
  'storage-return': always,
  cleaning: ({ moveSlot }: CleaningRequest, slot: SlotTimes) => mayFollow(slot, moveSlot),
} as const satisfies { readonly [F in FlowId]: unknown };

/** Whether a job can begin in a slot at all, however free that is. The request must be of its own flow (as serviceOf). */
export const mayBegin = (flow: FlowId, request: JobRequest, slot: SlotTimes): boolean =>
  (RULES[flow] as (request: JobRequest, slot: SlotTimes) => boolean)(request, slot);

const never: Readonly<Partial<Record<FlowId, (request: never, slot: SlotTimes) => string | null>>> = {
  moving: (move: Move, slot: SlotTimes) => whyNever(factsFor(move, slot)),
};

/** Why a job cannot be done in one day whenever it begins; null for what can. */
export const whyTooMuch = (flow: FlowId, request: JobRequest, slot: SlotTimes): string | null =>
  (never[flow] as ((request: JobRequest, slot: SlotTimes) => string | null) | undefined)?.(request, slot) ?? null;
