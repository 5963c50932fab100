/** Limits of answers, for the rules and for the fields. Apart from the rules, whose code is large. */
export const LIMITS = {
  additionalAddresses: 4,
  itemLines: 200,
  /** The most pieces of one item. */
  quantity: 200,
  itemCubicFeet: 500,
  itemKilograms: 600,
  /** The highest value of an item. */
  worthPounds: 999_999,
  /** The most characters of a free text. */
  comment: 1000,
} as const;
