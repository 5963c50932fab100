import { inWords } from '../wording';

const CUBIC_FEET = 700;
/** Our van: a 3.5 t Luton with tail-lift (assumption; planning values, August 2026). */
export const VAN = { cubicFeet: CUBIC_FEET, kilograms: 1000 } as const;

/** The most vans in one day. More are planned on the phone, not booked here (assumption). */
export const MAX_VANS = 2;

/** The largest volume with an online price: 1,400 cu ft. */
export const MAX_CUBIC_FEET = CUBIC_FEET * MAX_VANS;

/** The most vans in one day, in words. Apart from vans.ts, so that code that draws or packs vans loads no texts. */
export const MOST_VANS = `${inWords(MAX_VANS)} vans`;
