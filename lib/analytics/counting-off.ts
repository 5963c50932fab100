/** The cookie or the query parameter that says so. */
export const COUNTING_OFF = /(^|[?&; ])amplitude_events=0(?![^&;])/;

/**
 * Whether this visit is not to be counted (ANA-1): the cookie or the query parameter `amplitude_events` is 0. The team
 * sets the cookie for itself.
 */
export const isCountingOff = (): boolean => COUNTING_OFF.test(`${document.cookie};${window.location.search}`);
