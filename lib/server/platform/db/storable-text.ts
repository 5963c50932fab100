/** PostgreSQL refuses U+0000, and half of a surrogate pair would be stored as another character. */
const ZERO = '\u0000';
const LONE_SURROGATE = /\p{Surrogate}/gu;
const REPLACEMENT = '\uFFFD';

export const isStorable = (text: string): boolean => !text.includes(ZERO) && text.search(LONE_SURROGATE) < 0;

/** Returns the text with U+FFFD in place of every character that cannot be stored. */
export const toStorable = (text: string): string =>
  text.replaceAll(ZERO, REPLACEMENT).replaceAll(LONE_SURROGATE, REPLACEMENT);
