/**
 * Replacements of letters that do not decompose into a base letter and a mark, as people type them without that key.
 */
const LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/** Lower-cases a text and strips its accents: "José Muñoz" equals "Jose Munoz", and "Łukasz" equals "Lukasz". */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[łøđðħŧıŋßæœþ]/g, (letter) => LETTERS[letter] ?? letter);

/** Removes everything but letters and digits from a folded text. */
export const compact = (folded: string): string => folded.replace(/[^\p{L}\d]/gu, '');
