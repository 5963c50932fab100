/** Where a crew's phone calls; its cookie goes nowhere else. */
export const CREW_API = '/api/crew';

/**
 * What a day is made of (crew.ts): a phone keeps it, and a page of another build reads of one with another number only what
 * is surely there. Raised with every change of its fields that an older page would stumble over.
 */
export const CREW_DAY_SHAPE = 2;

/** Events that one call takes. */
export const MOST_EVENTS = 100;
/** Signatures are larger than events. */
export const MOST_SIGNOFFS = 4;
