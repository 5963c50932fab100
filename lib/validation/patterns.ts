/**
 * The shared patterns of the spec (§5), for the forms that name them. The contact form has stricter rules: contact.ts.
 */

/** Matches a number without country code: a first digit 1-9, then 6 to 15 digits, hyphens, parentheses or dots. */
export const LOCAL_PHONE = /^[1-9][\d\-().]{6,15}$/;

/** Matches "+", a digit 1-9, then 6 to 15 digits, hyphens, parentheses or dots. */
export const INTERNATIONAL_PHONE = /^\+[1-9][\d\-().]{6,15}$/;

/** Matches an email address whose top-level domain has 2 to 4 letters. Newsletter and affiliate form only. */
export const EMAIL = /^[a-z0-9._%+'-]+@(?:[a-z0-9-]+\.)+[a-z]{2,4}$/i;
