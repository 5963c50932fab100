/** Addresses of the crew's page, apart from routes.ts: no page of visitors needs them. */
export const CREW = '/crew';

/** What the page keeps about the people who work with it (lib/content/documents). */
export const CREW_NOTICE = '/crew-notice';

/** What opens a crew's day. The key is in the fragment: no server and no mail scanner is told it. */
export const crewLinkPath = (key: string): string => `${CREW}#${key}`;
