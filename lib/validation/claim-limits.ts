/** Signs in the fields of a claim; pages know them without its rules. */
export const CLAIM_LIMITS = { title: 100, leastText: 20, text: 2_000 } as const;
