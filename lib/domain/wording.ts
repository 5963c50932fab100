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

/** Returns a count in words up to the largest small number, then in digits: "four", "14". */
export const inWords = (count: number): string => SMALL_NUMBERS[count] ?? String(count);

/** Returns a count with its noun: "1 mile", "9 miles". */
export const countWithNoun = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

/** Returns how much of a list a unit holds when one small piece stays outside: "all but the TV". */
export const allButText = (piece: string): string => `all but ${piece}`;

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Days within which a refund must arrive (Consumer Contracts Regulations 2013, reg. 34). */
export const REFUND_DAYS = 14;
export const IN_TIME = `within ${REFUND_DAYS} days`;
export const AS_PAID = `the way you paid, ${IN_TIME}`;
