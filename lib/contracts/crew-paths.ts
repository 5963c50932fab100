/** Addresses of the crew's page, apart from routes.ts: no page of visitors needs them. */
export const CREW = '/crew';

/** The privacy notice for people who work with us, about the crew's page (lib/content/documents). */
export const CREW_NOTICE = '/crew-notice';

/**
 * Returns the link that opens a crew's day. The key is in the fragment, which reaches no server and no mail scanner.
 */
export const crewLinkPath = (key: string): string => `${CREW}#${key}`;

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
