/** Where a crew's phone calls; its cookie goes nowhere else. */
export const CREW_API = '/api/crew';

/** Events that one call takes. */
export const MOST_EVENTS = 100;
/** Signatures are larger than events. */
export const MOST_SIGNOFFS = 4;
