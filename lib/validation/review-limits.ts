/** The characters of a review and of the name and place shown with it. Apart from the rules, whose code is large. */
export const REVIEW_LIMITS = { least: 20, most: 2000, name: 40, area: 40 } as const;
