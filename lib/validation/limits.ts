/** For the rules and for the fields. Apart from the rules, whose code is large. */
export const LIMITS = {
  additionalAddresses: 4,
  itemLines: 200,
  quantity: 200,
  itemCubicFeet: 500,
  itemKilograms: 600,
  worthPounds: 999_999,
  comment: 1000,
} as const;

/** In characters (spec, "Where exactly"). Apart from the rules, whose code is large. */
export const STOP_LIMITS = { line1: 100, line2: 100, town: 60, note: 300, contactName: 100, contactPhone: 30 } as const;
