/**
 * Texts that both databases keep as they are. PostgreSQL refuses a text with U+0000 in it, SQLite cuts it in some of its
 * functions, and half of a surrogate pair is no character: both would write another one. Nobody types either.
 */
const ZERO = '\u0000';
const LONE_SURROGATE = /\p{Surrogate}/gu;
const REPLACEMENT = '\uFFFD';

export const isKeepable = (text: string): boolean => !text.includes(ZERO) && text.search(LONE_SURROGATE) < 0;

/** The same text with U+FFFD, "the replacement character", where something cannot be kept. */
export const keepable = (text: string): string =>
  text.replaceAll(ZERO, REPLACEMENT).replaceAll(LONE_SURROGATE, REPLACEMENT);
