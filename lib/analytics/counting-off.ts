/**
 * Whether this visit is not to be counted (ANA-1): the cookie or the query parameter `amplitude_events` is 0. The team
 * sets the cookie for itself.
 */
export const isCountingOff = (): boolean =>
  /(^|[?&; ])amplitude_events=0(?![^&;])/.test(`${document.cookie};${window.location.search}`);
