/** People beside the owner who may order returns from one unit, at one time (assumption). */
export const MOST_HELPERS = 5;

/** "Nadia’s", "James’s". Pure. */
export const possessive = (name: string): string => `${name}’s`;
