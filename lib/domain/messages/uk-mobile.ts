/**
 * Mobiles of the United Kingdom and the Crown dependencies (Ofcom, National Telephone Numbering Plan): 07 without 070,
 * which are forwarded at a price, and without 076, which are pagers but for the Isle of Man's 07624.
 */
const UK_MOBILE = /^\+447(?:[1-57-9]\d{8}|624\d{6})$/;

/** Whether a number, with plus and country code, is one that our texts go to. */
export const isUkMobile = (number: string): boolean => UK_MOBILE.test(number);
