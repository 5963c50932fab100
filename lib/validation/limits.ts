/** Bounds of answers, for the rules and for the fields that keep to them. Apart from the rules, whose code is large. */
export const LIMITS = {
  additionalAddresses: 4,
  itemLines: 200,
  /** Pieces of one kind. */
  quantity: 200,
  itemCubicFeet: 500,
  itemKilograms: 600,
  /** What a piece may be said to be worth. */
  worthPounds: 999_999,
  /** Characters of what somebody tells us in their own words. */
  comment: 1000,
} as const;
