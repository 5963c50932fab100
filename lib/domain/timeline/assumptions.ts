import type { FixedMovingPlan } from '../order-types';

/** Planning values of a timeline (assumptions), in minutes and hours unless stated otherwise. */

/** The minutes to which times are rounded up. */
export const STEP = 5;

/** Minutes of one trip by a pair of movers, about five from a third floor. A lift is a wait instead of stairs. */
export const TRIP = { cubicFeet: 6, minutes: 2, perFloor: 1, lift: 1, noParking: 1 } as const;

/** The time for unloading relative to loading: nothing has to be padded, stacked and tied. */
export const UNLOAD_SHARE = 0.7;

/** The share of a plan's capacity that is assumed on the van where nothing is listed. */
export const TYPICAL_SHARE = 0.75;

/** The drive of a van in London: time to set off and to park, then slow miles through town, then faster ones. */
export const DRIVE = { parking: 15, townMiles: 10, perTownMile: 5, perMileBeyond: 2 } as const;
/** Miles between two homes until they are calculated: within one postcode area, and across London. */
export const ASSUMED_MILES = { sameArea: 3, otherArea: 8 } as const;
/** Miles to our store and to a tip. */
export const MILES_TO = { storage: 8, tip: 5 } as const;

/** Boxes that one packer fills in an hour, with boxes of ours: fewer in a kitchen, more for books. */
export const BOXES_AN_HOUR = 8;
/** Cubic feet of a home per packed box, where no boxes are listed: as in the plans. */
export const CUBIC_FEET_A_BOX = 12;

/** Minutes for dismantling the furniture of a home. Assembling takes as long. */
export const APART: Readonly<Record<FixedMovingPlan, number>> = {
  mini: 20,
  one_bedroom: 40,
  two_bedroom: 60,
  three_bedroom: 80,
};

export const AT_THE_TIP = 30;
/** The opening hours of trade waste sites, which close on Sundays and bank holidays. */
export const TIP_HOURS = ['08:00', '16:00'] as const;

/** Working days between the delivery of boxes, in the middle of the day, and their packing. */
export const MATERIALS_AHEAD_DAYS = 2;
export const MATERIALS_SLOT = ['10:00', '12:00'] as const;
export const MATERIALS_MINUTES = 10;

/** The slot of packers who come on the day before. */
export const PACKING_AHEAD_SLOT = ['12:00', '14:00'] as const;

/** The time by which movers and cleaners stop: the start of night hours (Noise Act 1996, s. 2). */
export const DAY_ENDS = '23:00';
/** Minutes that cleaners may work while the last items are carried out: empty rooms are cleaned first. */
export const CLEANERS_BESIDE_MOVERS = 60;
/** Minutes over a plan's time limit from which we advise a larger plan. */
export const PLAN_GRACE = 30;
