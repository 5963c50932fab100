const CUBIC_FEET = 700;
/** The van we send: a 3.5 t Luton with tail-lift (assumption; planning values, August 2026). */
export const VAN = { cubicFeet: CUBIC_FEET, kilograms: 1000 } as const;

/** More than two vans in one day is planned on the phone, not booked here (assumption). */
export const MAX_VANS = 2;

/** 1,400 cu ft: beyond it a move has no price online. */
export const MAX_CUBIC_FEET = CUBIC_FEET * MAX_VANS;
