/** The most and least characters in the fields of a claim. Apart from its rules, so that pages need not load them. */
export const CLAIM_LIMITS = { title: 100, leastText: 20, text: 2_000 } as const;
