/**
 * Characters that the two databases do not store alike. PostgreSQL refuses U+0000 and some functions of SQLite cut text
 * there. Half of a surrogate pair is not a character, so both would store another one. Nobody types either.
 */
const ZERO = '\u0000';
const LONE_SURROGATE = /\p{Surrogate}/gu;
const REPLACEMENT = '\uFFFD';

export const isStorable = (text: string): boolean => !text.includes(ZERO) && text.search(LONE_SURROGATE) < 0;

/** Returns the text with U+FFFD, the replacement character, in place of every character that cannot be stored. */
export const toStorable = (text: string): string =>
  text.replaceAll(ZERO, REPLACEMENT).replaceAll(LONE_SURROGATE, REPLACEMENT);
