/** The small numbers as a sentence says them, by their value. */
export const SMALL_NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
] as const;

/** "four", "14": in words as far as a sentence wants them. */
export const inWords = (count: number): string => SMALL_NUMBERS[count] ?? String(count);

/** "1 mile", "9 miles". */
export const counted = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** As a sentence begins. */
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** As it stands inside a sentence. */
export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
