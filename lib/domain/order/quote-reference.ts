import { REFERENCE_LETTERS } from './reference';

/** Letters and digits of a quote's reference behind its "Q-". */
const LENGTH = 5;
const WRITTEN = new RegExp(`^Q(?=[A-Z]*\\d)([${REFERENCE_LETTERS}]{${LENGTH}})$`);

/** "Q-7K4M2" of numbers between 0 and 1; one of its signs is a digit, so that no reference reads as a word or a name. */
export function quoteReference(random: () => number): string {
  const sign = (letters: string): string => letters.charAt(Math.floor(random() * letters.length));
  const signs = Array.from({ length: LENGTH }, () => sign(REFERENCE_LETTERS));
  const digits = REFERENCE_LETTERS.replaceAll(/\D/g, '');
  const all = signs.some((letter) => digits.includes(letter)) ? signs : [sign(digits), ...signs.slice(1)];
  return `Q-${all.join('')}`;
}

/** The reference of a quote as somebody types or spells it ("q 7k4m2"); null for anything else. */
export function typedQuoteReference(text: string): string | null {
  const [, signs] = WRITTEN.exec(text.toUpperCase().replaceAll(/[\s–-]/g, '')) ?? [];
  return signs === undefined ? null : `Q-${signs}`;
}
