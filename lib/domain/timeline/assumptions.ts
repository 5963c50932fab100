import type { FixedMovingPlan } from '../vocabulary';

/**
 * Every number of a timeline that is ours: planning values (assumptions). Change them here and nowhere else. Minutes and
 * hours where nothing else is said. What others fix is asked of them: slots of slots/calendar, places of slots/needs, the
 * hours of a clean of prices/price-lists, what a plan holds of catalogue/plan-capacity.
 */

/** Times are rounded up to this: nobody plans a move to the minute. */
export const STEP = 5;

/**
 * A pair of movers takes about two minutes for a trip from a ground floor to the van and about five from a third floor,
 * and some sixty trips for a one-bedroom home: as our own guide to a flat without a lift says. A lift saves the stairs
 * and costs the wait for it.
 */
export const TRIP = { cubicFeet: 6, minutes: 2, perFloor: 1, lift: 1, noParking: 1 } as const;

/** Carrying in goes faster than carrying out: nothing is padded, stacked and tied any more. */
export const UNLOAD_SHARE = 0.7;

/** Of what a plan holds, this much is on the van where nobody has listed what there is. */
export const TYPICAL_SHARE = 0.75;

/** A van in London: time to set off and to park, then slow miles through town, then faster ones. */
export const DRIVE = { parking: 15, townMiles: 10, perTownMile: 5, perMileBeyond: 2 } as const;
/** Miles between two homes as long as nobody has worked them out: within one postcode area, and across London. */
export const ASSUMED_MILES = { sameArea: 3, otherArea: 8 } as const;
/** Miles to our storage, to a tip, and beside the way for each further stop. */
export const MILES_TO = { storage: 8, tip: 5 } as const;

/** What one of us packs in an hour, with boxes that he has brought: a kitchen slower, books faster. */
export const BOXES_AN_HOUR = 8;
/** Cubic feet of a home for each box that is packed in it, where no boxes are listed: as the plans have them. */
export const CUBIC_FEET_A_BOX = 12;

/** Taking the furniture of a home apart; putting it together takes as long. */
export const APART: Readonly<Record<FixedMovingPlan, number>> = {
  mini: 20,
  one_bedroom: 40,
  two_bedroom: 60,
  three_bedroom: 80,
};

/** Weighing in, throwing off and the paper for it. */
export const AT_THE_TIP = 30;
/** Sites that take waste of a trade are shut on Sundays and bank holidays; whoever comes later than this is turned away. */
export const TIP_HOURS = ['08:00', '16:00'] as const;

/** Boxes come this many working days before they are filled, in the middle of the day. */
export const MATERIALS_AHEAD_DAYS = 2;
export const MATERIALS_SLOT = ['10:00', '12:00'] as const;
/** At the door, with a signature. */
export const MATERIALS_MINUTES = 10;

/** When packers come who come the day before. */
export const PACKING_AHEAD_SLOT = ['12:00', '14:00'] as const;

/** Movers and cleaners stop by then: night hours, in which councils act on noise from homes, begin (Noise Act 1996, s. 2). */
export const DAY_ENDS = '23:00';
/** Cleaners may begin while the last pieces go out: rooms that are empty are cleaned first. */
export const CLEANERS_BESIDE_MOVERS = 60;
/** How much over its hours a plan with a time limit runs before we say that a larger one suits better. */
export const PLAN_GRACE = 30;
