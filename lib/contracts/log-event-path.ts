/** Apart from its contract, whose rules no page needs that only counts a click. */
export const LOG_EVENT_PATH = '/api/public/v1/log_event';
