import { addDays, isLocalDate, londonDate, londonTime, type LocalDate, type SlotTimes } from '../london-time';
import { PLAN_CAPACITY } from '../catalogue/plan-capacity';
import { VAN } from '../catalogue/vans';
import type { MovingSpace, ServiceType } from '../order-types';

export const FIRST_SLOT: SlotTimes = ['08:00', '10:00'];
/** The two-hour windows of every day (spec §9 says two hours; 08:00 to 20:00 is an assumption). */
export const SLOT_TIMES: readonly SlotTimes[] = [
  FIRST_SLOT,
  ['10:00', '12:00'],
  ['12:00', '14:00'],
  ['14:00', '16:00'],
  ['16:00', '18:00'],
  ['18:00', '20:00'],
];

export const DAYS_AHEAD = 90;
/** The time from which the next day can no longer be booked, because its crews are set. */
export const LAST_CALL_FOR_TOMORROW = '18:00';

/** Returns the bookable days: from tomorrow, after 18:00 from the day after, to 90 days ahead. */
export function bookableRange(now: Date): { readonly first: LocalDate; readonly last: LocalDate } {
  const today = londonDate(now);
  const lead = londonTime(now) < LAST_CALL_FOR_TOMORROW ? 1 : 2;
  return { first: addDays(today, lead), last: addDays(today, DAYS_AHEAD) };
}

export function nextTwoWeeks(now: Date): { readonly from: LocalDate; readonly to: LocalDate } {
  const { first } = bookableRange(now);
  return { from: first, to: addDays(first, 13) };
}

/** Returns whether a day can be booked at an instant. False for text that is not a day. */
export function isBookable(date: LocalDate, now: Date): boolean {
  if (!isLocalDate(date)) return false;
  const { first, last } = bookableRange(now);
  return first <= date && date <= last;
}

export function isSlot(slot: SlotTimes): boolean {
  return SLOT_TIMES.some(([start, end]) => start === slot[0] && end === slot[1]);
}

export type SlotState = 'free' | 'last' | 'full';

export type DayOffer = {
  readonly date: LocalDate;
  /** `closed`: not on offer (too soon, too late, closed day). */
  readonly state: 'free' | 'full' | 'closed';
  /** The whole price of the order on this day in pounds. Null while it cannot be priced. */
  readonly total: number | null;
  /** Whether `total` includes the busy-day surcharge. */
  readonly isBusy: boolean;
  readonly slots: readonly { readonly start: string; readonly end: string; readonly state: SlotState }[];
};

/** The kinds of crews. Each has its own people, and so its own places in a slot (config.capacity). */
export const SLOT_SERVICES = ['MOVING', 'STORAGE', 'CLEANING'] as const;
export type SlotService = (typeof SLOT_SERVICES)[number];

/** The places of one service that an order takes in the slot that starts at `start` on `date`. */
export type SlotNeed = {
  readonly service: SlotService;
  readonly date: LocalDate;
  readonly start: string;
  readonly places: number;
};

type MoveToPlan = {
  readonly movingSpace: MovingSpace;
  readonly addOns: readonly ServiceType[];
  readonly cubicFeet: number;
};

/** Slots between the movers' slot and the cleaners': 4 hours, so that the home is empty (assumption). */
const SLOTS_UNTIL_CLEANING = 2;

/** Returns every place that a move takes. Throws RangeError for a slot that we do not have. */
export function slotNeeds(move: MoveToPlan, date: LocalDate, slot: SlotTimes): readonly SlotNeed[] {
  const moving: SlotNeed = { service: 'MOVING', date, start: startOf(slot), places: crewsFor(move) };
  if (!move.addOns.includes('CLEANING')) return [moving];
  const cleaning = cleaningSlot(date, slot);
  return [moving, { service: 'CLEANING', date: cleaning.date, start: cleaning.slot[0], places: 1 }];
}

/** Returns the place of a trip into or out of storage: two crews when it fills more than one van (assumption). */
export function storageNeeds(cubicFeet: number, date: LocalDate, slot: SlotTimes): readonly SlotNeed[] {
  return [{ service: 'STORAGE', date, start: startOf(slot), places: cubicFeet > VAN.cubicFeet ? 2 : 1 }];
}

export function cleaningNeeds(date: LocalDate, slot: SlotTimes): readonly SlotNeed[] {
  return [{ service: 'CLEANING', date, start: startOf(slot), places: 1 }];
}

/** Returns whether a clean may start in a slot after a move on the same day: not before the move's slot ends. */
export function mayFollow(slot: SlotTimes, moveSlot: SlotTimes | null): boolean {
  return moveSlot === null || slot[0] >= moveSlot[1];
}

/** Returns when the cleaners of a move come: two slots later, or in the first slot of the next day. */
export function cleaningSlot(date: LocalDate, slot: SlotTimes): { readonly date: LocalDate; readonly slot: SlotTimes } {
  const sameDay = SLOT_TIMES[indexOf(slot) + SLOTS_UNTIL_CLEANING];
  if (sameDay) return { date, slot: sameDay };
  return { date: addDays(date, 1), slot: FIRST_SLOT };
}

/** Returns the start of a slot. Throws RangeError for a slot that we do not have. */
const startOf = (slot: SlotTimes): string => SLOT_TIMES[indexOf(slot)]?.[0] ?? slot[0];

function indexOf([start]: SlotTimes): number {
  const index = SLOT_TIMES.findIndex((slot) => slot[0] === start);
  if (index < 0) throw new RangeError(`Not one of our slots: ${start}`);
  return index;
}

/** Returns the crews of a move (assumption): two beyond the 2 bedroom plan if custom, or beyond one van otherwise. */
function crewsFor({ movingSpace, cubicFeet }: MoveToPlan): number {
  const { two_bedroom: largestInOneVan, three_bedroom: inTwoVans } = PLAN_CAPACITY;
  const limit = movingSpace === 'custom' ? largestInOneVan.cubicFeet : VAN.cubicFeet;
  return movingSpace === 'three_bedroom' || cubicFeet > limit ? inTwoVans.vans : 1;
}
