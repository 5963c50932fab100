import type { CleaningSpace, MovingAddOn, MovingSpace } from '../order-types';
import type { LocalDate, SlotTimes } from '../london-time';

/** The access to a home for carrying. Null is an unanswered question. */
export type Access = {
  /** The postcode: "SE15 4QL", '' while unknown. */
  readonly postcode: string;
  readonly floor: number | null;
  readonly elevator: boolean | null;
  readonly parking: boolean | null;
};

/** The day of work that need not be on the day of the move. */
export type Ahead = 'same-day' | 'day-before';

/** All facts that determine a timeline. `storedCubicFeet` and `awayCubicFeet` are parts of `cubicFeet`. */
export type MoveFacts = {
  readonly date: LocalDate;
  readonly slot: SlotTimes;
  readonly movingSpace: MovingSpace;
  readonly movers: number;
  readonly vans: number;
  /** Whether the load comes from a list rather than from the plan's capacity. */
  readonly isListed: boolean;
  readonly cubicFeet: number;
  readonly storedCubicFeet: number;
  readonly awayCubicFeet: number;
  readonly collection: Access;
  readonly delivery: Access;
  readonly stops: readonly Access[];
  /** Road miles of the whole trip. Null until they are calculated. */
  readonly miles: number | null;
  /** Minutes at the new home before the keys are there. */
  readonly waitingMinutes: number;
  /** Null without packing. `boxes`: to fill. `mayBeAhead`: whether packers can be booked for the day before. */
  readonly packing: { readonly when: Ahead; readonly boxes: number; readonly mayBeAhead: boolean } | null;
  readonly isAssembling: boolean;
  /** Whether boxes are delivered before the day. Packers bring their own. */
  readonly hasMaterials: boolean;
  /** `isFixed`: the day follows from the movers' slot and is not chosen (slots/needs). */
  readonly cleaning: {
    readonly space: CleaningSpace;
    readonly date: LocalDate;
    readonly slot: SlotTimes;
    readonly isFixed: boolean;
  } | null;
  /** The day on which items are taken to the tip: the day itself, or another (they stay on the van). */
  readonly tipDate: LocalDate;
  /** The units for stored items. Null until chosen. */
  readonly unit: { readonly squareFeet: number; readonly count: number } | null;
  /** Titles of items to take away that a waste carrier may not take. */
  readonly notTaken: readonly string[];
};

export const LEG_KINDS = [
  'materials',
  'arrive',
  'packing',
  'apart',
  'load',
  'drive',
  'to-storage',
  'store',
  'stop',
  'wait',
  'unload',
  'assemble',
  'tip',
  'clean',
] as const;
export type LegKind = (typeof LEG_KINDS)[number];

/** The team of a leg. A team is never at two places at once. */
export type Team = 'movers' | 'cleaners' | 'carrier' | 'delivery';

export type TimelineLeg = {
  readonly kind: LegKind;
  readonly team: Team;
  /** Minutes after midnight in London time. */
  readonly from: number;
  readonly until: number;
  /** The two-hour slot, where this leg begins with an arrival. */
  readonly window: SlotTimes | null;
  /** The people: "2 movers and a van". */
  readonly who: string;
  /** The place: "SE15 4QL", "our store", "on the road". */
  readonly where: string;
  /** Whether the time is calculated rather than agreed, and shown with "about". */
  readonly approximate: boolean;
  /** The work as a sentence without its full stop. */
  readonly words: string;
};

export type TimelineDay = { readonly date: LocalDate; readonly legs: readonly TimelineLeg[] };

/** A change that can make a plan feasible: of the answers, or of our own planning. */
export type TimelineChange =
  | { readonly kind: 'slot'; readonly slot: SlotTimes }
  | { readonly kind: 'plan'; readonly movingSpace: MovingSpace }
  | { readonly kind: 'without'; readonly addOn: MovingAddOn }
  | { readonly kind: 'pack-ahead' }
  | { readonly kind: 'cleaning'; readonly date: LocalDate; readonly slot: SlotTimes }
  | { readonly kind: 'tip'; readonly date: LocalDate }
  | { readonly kind: 'units'; readonly squareFeet: number; readonly count: number }
  | { readonly kind: 'keep'; readonly titles: readonly string[] }
  | { readonly kind: 'instead'; readonly instead: 'storage' | 'disposal' };

export const REFUSAL_CODES = [
  'nothing_moves',
  'not_taken',
  'unit_too_small',
  'day_too_long',
  'late_end',
  'home_not_empty',
  'clean_too_late',
  'tip_closed',
  'plan_too_short',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export type Refusal = {
  readonly code: RefusalCode;
  /** Whether the plan cannot be booked. Otherwise it is only advised against. */
  readonly isHard: boolean;
  readonly sentence: string;
  /** The change with its button's label, "Choose 10:00–12:00". Null where no change of the order helps. */
  readonly nearest: { readonly change: TimelineChange; readonly label: string } | null;
};
