export const COUNTING_OFF = /(^|[?&; ])amplitude_events=0(?![^&;])/;

/** Returns whether a cookie or query parameter excludes this visit from counting (ANA-1). */
export const isCountingOff = (): boolean => COUNTING_OFF.test(`${document.cookie};${window.location.search}`);
