/** The path of the calls from a crew's phone, to which its cookie is limited. */
export const CREW_API = '/api/crew';

/**
 * The version of the shape of CrewDayDto (crew.ts). A phone stores a day, and a page of another version reads only its
 * stable fields. Raise the number with every change of a field that an older page cannot read.
 */
export const CREW_DAY_SHAPE = 2;

/** The most events of one call. */
export const MOST_EVENTS = 100;
/** The most sign-offs of one call: signatures are larger than events. */
export const MOST_SIGNOFFS = 4;
