/** Signs of a review, of the name and of the place that are shown with it. Apart from the rules, whose code is large. */
export const REVIEW_LIMITS = { least: 20, most: 2000, name: 40, area: 40 } as const;
