/** In characters (spec, "Where exactly"). Apart from the rules, whose code is large. */
export const STOP_LIMITS = { line1: 100, line2: 100, town: 60, note: 300, contactName: 100, contactPhone: 30 } as const;
