/** Addresses of the crew's page, apart from routes.ts: no page of visitors needs them. */
export const CREW = '/crew';

/** The privacy notice for people who work with us, about the crew's page (lib/content/documents). */
export const CREW_NOTICE = '/crew-notice';

/**
 * Returns the link that opens a crew's day. The key is in the fragment, which reaches no server and no mail scanner.
 */
export const crewLinkPath = (key: string): string => `${CREW}#${key}`;
