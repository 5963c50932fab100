/** Prefixes of the optional services' cookies and storage keys (vendors' documentation, LAW-11). */
export const OPTIONAL_KEYS = {
  amplitude: ['AMP_'],
  google: ['_ga', '_gid', '_gcl_', 'gta_click_id'],
  meta: ['_fbp', '_fbc'],
  hubspot: ['hubspotutk', '__hstc', '__hssc', '__hssrc', '__hs_', 'messagesUtk'],
  sentry: ['sentryReplaySession'],
  // Our own keys for these services (lib/deferred-scripts/early-clicks.ts, lib/analytics/analytics-queue.ts).
  ours: ['early-clicks', 'unsent-events'],
} as const;

const ALL: readonly string[] = Object.values(OPTIONAL_KEYS).flat();

export const isOptionalKey = (name: string): boolean => ALL.some((beginning) => name.startsWith(beginning));
