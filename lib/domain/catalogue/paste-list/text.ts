import { singular } from '../words';
import { NUMBER_WORDS, SPELLINGS } from './plain-words';

/** Matches invisible characters that come along when text is copied. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Bidi_Control}/gu;

/** Matches a long line up to where it is broken, after a comma or full stop if it has one. Short lines read quickly. */
const LONG_LINE = /[^\n]{300,800}?(?:[,;.]\s|[;,](?=\p{L}))(?=[^\n])|[^\n]{800,}?\s(?=[^\n])/gu;

/** Returns the text in lower case with one character each for quotes, dashes, times and fractions. */
export function plainText(text: string): string {
  return text
    .replace(/(\d)([¼½¾⅓⅔])/g, '$1 $2')
    .replace(/[×✕✖⨯]/g, 'x')
    .replace(/[″“”„]/g, '"')
    .replace(/[′’‘`´]/g, "'")
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .toLowerCase()
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/⁄/g, '/')
    .replace(/'{2}|\u2032{2}/g, '"')
    .replace(/\u2032/g, "'")
    .replace(/\b(\d{1,3})x(?=\p{L}{3})/gu, '$1 x ')
    .replace(/\bw\/(?=\s)/g, 'with')
    .replace(/\bs\/k\b/g, 'super king')
    .replace(/\bk\/s(?:ize)?\b/g, 'king size')
    .replace(/\bchester draw/g, 'chest of draw')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n\t]/g, ' ')
    .replace(/ {4,}/g, '   ')
    .replace(/([^\w\s"'])\1{7,}|(\t)\t+/g, '$1$1$1$2')
    .replace(/[^\s,;|]{100}(?=[^\s,;|])/g, '$& ')
    .replace(LONG_LINE, '$&\n');
}

/** Returns the text without accents and apostrophes, with Polish and German letters as on an English keyboard. */
export function unaccented(text: string): string {
  return text
    .replace(/ł/g, 'l')
    .replace(/ß/g, 'ss')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'ae')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '');
}

const TOKEN = /[a-z0-9]+(?:\.\d+)?/g;

/** Returns the words and numbers of a phrase as written, without accents. */
export const rawTokens = (phrase: string): readonly string[] => unaccented(phrase).match(TOKEN) ?? [];

/** Returns the words and numbers of a phrase in normal form for comparing names: singular, typing errors corrected. */
export const tokensOf = (phrase: string): readonly string[] => rawTokens(phrase).map(toToken);

export function toToken(word: string): string {
  const single = one(word);
  return own(SPELLINGS, word) ?? own(SPELLINGS, single) ?? single;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  knives: 'knife',
  stoves: 'stove',
  gloves: 'glove',
  glasses: 'glass',
  gas: 'gas',
  canvas: 'canvas',
  plus: 'plus',
  bus: 'bus',
  couches: 'couch',
  people: 'person',
  tvs: 'tv',
  pcs: 'pc',
  cds: 'cd',
  lps: 'lp',
};

const own = (words: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(words, word) ? words[word] : undefined;

const one = (word: string): string => own(IRREGULAR, word) ?? singular(word);

const FILLERS = new Set(['of', 'and', 'the', 'a', 'an', 'or']);

/** Returns the key of a name: its words joined, so that "book shelves" and "bookshelf" are the same. */
export function nameKey(tokens: readonly string[]): string {
  return tokens.filter((token) => token !== 'of' && token !== 'the').join('');
}

export const isFiller = (token: string): boolean => FILLERS.has(token);

export const isPlural = (word: string): boolean => one(word) !== word;

const NUMBER_WORD = new RegExp(`(?<![\\p{L}\\d'])(${Object.keys(NUMBER_WORDS).join('|')})(?![\\p{L}\\d])`, 'gu');

const SIZES: Readonly<Record<string, string>> = { s: 'small', m: 'medium', l: 'large' };

/** Returns the phrase with numbers in digits: "twenty-five" is 25, "two hundred" is 200, "2 1/2" is 2.5. */
export function withDigits(phrase: string): string {
  return joinAccentedNumbers(phrase)
    .replace(/\b\d[\d.,]*\s?(?:pounds?(?! (?:bag|weight))|quid|gbp|eur(?:os?)?|pln)\b/g, ' ')
    .replace(/(?:\b(?:worth|valued at|value)\s+(?:about\s+)?)?[£$€]\s?\d[\d.,]*k?/g, ' ')
    .replace(/(?<=\d\s*-?)(?:centimet(?:re|er)s?)\b/g, 'cm')
    .replace(/(?<=\d\s*-?)(?:met(?:re|er)s?)\b/g, 'm')
    .replace(/\bbetween (\w+) and (\w+)/g, '$1-$2')
    .replace(NUMBER_WORD, (word) => String(NUMBER_WORDS[word]))
    .replace(/(\d)[\s-]and[\s-]a[\s-]half\b/g, '$1.5')
    .replace(/\b(?:drei|trzy)(?=t[uü]rig|sitz|drzwiow|osobow)/g, '3 ')
    .replace(/\b(?:zwei|dwu)(?=t[uü]rig|sitz|drzwiow|osobow)/g, '2 ')
    .replace(/\b([sml])(?=[\s-](?:sized? )?(?:box|carton))/g, (size) => SIZES[size] ?? size)
    .replace(/\b([2-9]0)[\s-]([1-9])(?![\d.]|\s*-?\s*(?:seat|door|drawer))/g, (_, tens: string, ones: string) =>
      String(Number(tens) + Number(ones)),
    )
    .replace(
      /\b(?:(\d|a)\s+)?hundred(?:\s+(?:and\s+)?(\d{1,2}))?\b/g,
      (_, hundreds: string | undefined, rest: string | undefined) =>
        String((Number(hundreds === 'a' ? 1 : (hundreds ?? 1)) || 1) * 100 + Number(rest ?? 0)),
    )
    .replace(/\b(\d+)\s+([13])\/([234])(?![\d/])/g, (_, whole: string, top: string, bottom: string) =>
      String(Number(whole) + Number(top) / Number(bottom)),
    )
    .replace(/(?<![\d/.])([13])\/([234])(?![\d/])/g, (_, top: string, bottom: string) =>
      String(Number(top) / Number(bottom)),
    )
    .replace(/(\d),(\d{3})(?!\d)/g, '$1$2')
    .replace(/(\d),(\d{1,2})(?=\s*(?:m|cm|mm|ft|x)\b)/g, '$1.$2');
}

/** Removes the accents from German and Polish number words only. The phrase keeps its other accents for display. */
function joinAccentedNumbers(phrase: string): string {
  return phrase.replace(/\p{L}+/gu, (word) => {
    const plain = unaccented(word);
    return plain !== word && Object.hasOwn(NUMBER_WORDS, plain) ? plain : word;
  });
}
