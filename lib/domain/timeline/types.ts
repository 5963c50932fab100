import type { CleaningSpace, LocalDate, MovingAddOn, MovingSpace, SlotTimes } from '../vocabulary';

/** A home as those see it who carry things through it. Null is what nobody has said yet. */
export type Access = {
  /** "SE15 4QL"; '' while nobody has said. */
  readonly postcode: string;
  readonly floor: number | null;
  readonly elevator: boolean | null;
  readonly parking: boolean | null;
};

/** When something is done that need not be on the day of the move. */
export type Ahead = 'same-day' | 'day-before';

/**
 * All that a timeline follows from, as data: whoever plans a further leg gives its amount here. Cubic feet of `load` are
 * everything that leaves the home; `stored` and `away` are parts of it.
 */
export type MoveFacts = {
  readonly date: LocalDate;
  readonly slot: SlotTimes;
  readonly movingSpace: MovingSpace;
  readonly movers: number;
  readonly vans: number;
  /** Whether the load was listed, and not taken from what the plan holds. */
  readonly isListed: boolean;
  readonly cubicFeet: number;
  readonly storedCubicFeet: number;
  readonly awayCubicFeet: number;
  readonly collection: Access;
  readonly delivery: Access;
  /** Further homes on the way. */
  readonly stops: readonly Access[];
  /** Road miles of the whole trip; null while nobody has worked them out. */
  readonly miles: number | null;
  /** At the new home, before the keys are there. */
  readonly waitingMinutes: number;
  /** Null: nobody packs for them. `boxes`: to fill. `mayBeAhead`: whether packers can be booked for the day before. */
  readonly packing: { readonly when: Ahead; readonly boxes: number; readonly mayBeAhead: boolean } | null;
  readonly isAssembling: boolean;
  /** Boxes that are brought before the day; those of our packers come with them. */
  readonly hasMaterials: boolean;
  /** `isFixed`: the day follows from the movers' slot and is not chosen (slots/needs). */
  readonly cleaning: {
    readonly space: CleaningSpace;
    readonly date: LocalDate;
    readonly slot: SlotTimes;
    readonly isFixed: boolean;
  } | null;
  /** When what goes away is driven off: on the day itself, or on another (the van keeps it). */
  readonly tipDate: LocalDate;
  /** Units for what is stored; null while nobody has chosen. */
  readonly unit: { readonly squareFeet: number; readonly count: number } | null;
  /** Titles of things on the list to go away that a carrier of waste may not take. */
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

/** Whose time it is: nobody of a team is at two places at once. */
export type Team = 'movers' | 'cleaners' | 'carrier' | 'delivery';

export type TimelineLeg = {
  readonly kind: LegKind;
  readonly team: Team;
  /** Minutes after midnight, as clocks in London show them. */
  readonly from: number;
  readonly until: number;
  /** The two hours in which they come, where this leg begins with somebody's arrival. */
  readonly window: SlotTimes | null;
  /** "2 movers and a van". */
  readonly who: string;
  /** "SE15 4QL", "our storage", "on the road". */
  readonly where: string;
  /** Worked out and not agreed: said with "about". */
  readonly approximate: boolean;
  /** What is done, as a sentence without its full stop. */
  readonly words: string;
};

export type TimelineDay = { readonly date: LocalDate; readonly legs: readonly TimelineLeg[] };

/** What can be changed so that a plan works: of the answers, or of what is planned from them. */
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
  /** What does not work is not booked; else it is only advised against. */
  readonly isHard: boolean;
  /** The reason, and what works instead. */
  readonly sentence: string;
  /** What is pressed: "Choose 10:00–12:00". Null where nothing of this order helps. */
  readonly nearest: { readonly change: TimelineChange; readonly label: string } | null;
};
