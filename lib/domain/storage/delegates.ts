/** The most delegates who may order returns from one unit at one time (assumption). */
export const MOST_DELEGATES = 5;

/** Returns the possessive: "Nadia’s", "James’s". Pure. */
export const possessive = (name: string): string => `${name}’s`;
