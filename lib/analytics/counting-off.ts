/** Matches the cookie or query parameter that switches counting off. */
export const COUNTING_OFF = /(^|[?&; ])amplitude_events=0(?![^&;])/;

/**
 * Returns whether this visit is not to be counted (ANA-1): the cookie or query parameter `amplitude_events` is 0. Our
 * own team sets the cookie.
 */
export const isCountingOff = (): boolean => COUNTING_OFF.test(`${document.cookie};${window.location.search}`);
