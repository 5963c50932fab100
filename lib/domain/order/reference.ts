/** Letters and digits of references. Without 0, 1, I, L, O and U, because references are read out on the telephone. */
export const REFERENCE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Matches a reference such as "SM-7K4Q-2XPD", or the empty string. */
export const REFERENCE_OR_NOTHING = new RegExp(`^(?:SM-[${REFERENCE_LETTERS}]{4}-[${REFERENCE_LETTERS}]{4})?$`);
const LENGTH = 5;
const WRITTEN = new RegExp(`^Q(?=[A-Z]*\\d)([${REFERENCE_LETTERS}]{${LENGTH}})$`);

/** Returns a reference such as "Q-7K4M2", with a digit, so that it never reads as a word. `random`: from 0 to 1. */
export function quoteReference(random: () => number): string {
  const sign = (letters: string): string => letters.charAt(Math.floor(random() * letters.length));
  const signs = Array.from({ length: LENGTH }, () => sign(REFERENCE_LETTERS));
  const digits = REFERENCE_LETTERS.replaceAll(/\D/g, '');
  const all = signs.some((letter) => digits.includes(letter)) ? signs : [sign(digits), ...signs.slice(1)];
  return `Q-${all.join('')}`;
}

/** Parses a quote's reference as typed or spelt ("q 7k4m2"). Null for anything else. */
export function typedQuoteReference(text: string): string | null {
  const [, signs] = WRITTEN.exec(text.toUpperCase().replaceAll(/[\s–-]/g, '')) ?? [];
  return signs === undefined ? null : `Q-${signs}`;
}
