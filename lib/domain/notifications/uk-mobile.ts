/**
 * Matches mobile numbers of the United Kingdom and the Crown dependencies (Ofcom, National Telephone Numbering Plan):
 * 07 without 070, which are personal numbers forwarded at a charge, and without 076, which are pagers except the Isle
 * of Man's 07624.
 */
const UK_MOBILE = /^\+447(?:[1-57-9]\d{8}|624\d{6})$/;

/** Returns whether our texts can reach a number with plus and country code. */
export const isUkMobile = (number: string): boolean => UK_MOBILE.test(number);
