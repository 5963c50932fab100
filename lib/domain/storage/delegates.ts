/** The most delegates who may order returns from one unit at one time (assumption). */
export const MOST_DELEGATES = 5;

export const possessive = (name: string): string => `${name}’s`;

/** Hours for which a proof of owning a rental need not be repeated for the same return (assumption). */
export const RETURN_PROOF_HOURS = 24;
