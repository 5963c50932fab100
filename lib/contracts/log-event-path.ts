/** The path of `logEvent`. Apart from its contract, so that a page that only logs clicks does not load the schemas. */
export const LOG_EVENT_PATH = '/api/public/v1/log_event';
