/**
 * Returns the first path segments of the backend's calls, without "api" (spec §7). next.config.js reads this file
 * untransformed, so it imports nothing.
 */
export const apiPrefixes = (product: string): readonly string[] => [
  'calc-api',
  `${product}-app`,
  'order-api',
  'auth-api',
];

/** Apart from its contract, so that a page that only logs clicks does not load the schemas. */
export const LOG_EVENT_PATH = '/api/public/v1/log_event';
