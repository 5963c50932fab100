/** Letters and digits of references. Without 0, 1, I, L, O and U, because references are read out on the telephone. */
export const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Matches a reference such as "SM-7K4Q-2XPD", or the empty string. */
export const REFERENCE_OR_NOTHING = new RegExp(`^(?:SM-[${REFERENCE_LETTERS}]{4}-[${REFERENCE_LETTERS}]{4})?$`);
