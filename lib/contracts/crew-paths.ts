/** Apart from routes.ts, because no page of visitors needs them. */
export const CREW = '/crew';

/** The privacy notice for people who work with us. */
export const CREW_NOTICE = '/crew-notice';

/** Returns the link of a crew's day. Its key is in the fragment, which reaches no server and no mail scanner. */
export const crewLinkPath = (key: string): string => `${CREW}#${key}`;

/** Also the path to which the cookie of a crew's phone is limited. */
export const CREW_API = '/api/crew';

/** Raise it with every change of CrewDayDto that an older page cannot read, because a phone stores a day. */
export const CREW_DAY_SHAPE = 2;

/** The most events of one call. */
export const MOST_EVENTS = 100;
/** Fewer than events, because signatures are larger. */
export const MOST_SIGNOFFS = 4;
