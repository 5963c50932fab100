/** Of a reference's letters: without 0, 1, I, L, O and U, for it is read out on the phone. */
export const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** "SM-7K4Q-2XPD", or nothing. */
export const REFERENCE_OR_NOTHING = new RegExp(`^(?:SM-[${REFERENCE_LETTERS}]{4}-[${REFERENCE_LETTERS}]{4})?$`);
