/** Letters that are no base letter with a mark, as people without them on their keyboard write them. */
const LETTERS: Readonly<Record<string, string>> = {
  ...{ ł: 'l', ø: 'o', đ: 'd', ð: 'd', ħ: 'h', ŧ: 't', ı: 'i', ŋ: 'n' },
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' },
};

/** A text in small letters without accents: "José Muñoz" and "Jose Munoz" are the same, "Łukasz" and "Lukasz" too. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[łøđðħŧıŋßæœþ]/g, (letter) => LETTERS[letter] ?? letter);

/** A folded text without anything between its letters and digits. */
export const compact = (folded: string): string => folded.replace(/[^\p{L}\d]/gu, '');
