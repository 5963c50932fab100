import type { Address, Addresses, OrderLike } from '../order-types';

/** Replacements of letters that do not decompose into a base letter and a mark, as people type them. */
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

export const compact = (folded: string): string => folded.replace(/[^\p{L}\d]/gu, '');

/** Prefixes of indexed words (searchWords), one of which must match. A result must match every term of a search. */
export type SearchTerm = readonly string[];

/** The most terms of one search. Each is a separate condition on the index. */
export const MOST_TERMS = 8;
/** The fewest digits that count as a telephone number or its end. */
const FEWEST_DIGITS = 4;
/** From this many digits on, a number may be a complete foreign one, whose leading 0 is not dialled from abroad. */
const WHOLE_NUMBER = 8;
const BRITISH = '44';

const isOfNumber = (piece: string): boolean => /^[+(]*\d[\d()+.,/_|·•\-\u2010-\u2015]*$/.test(piece);

/** Returns the terms of the first eight words. The pieces of a telephone number form one term. */
export const searchTerms = (text: string): readonly SearchTerm[] => allTerms(text).slice(0, MOST_TERMS);

export const hasMoreTerms = (text: string): boolean => allTerms(text).length > MOST_TERMS;

function allTerms(text: string): readonly SearchTerm[] {
  const pieces = fold(text)
    .split(/\s+/)
    .reduce<readonly string[]>((before, piece) => {
      const last = before.at(-1) ?? '';
      return isOfNumber(piece) && isOfNumber(last) ? [...before.slice(0, -1), last + piece] : [...before, piece];
    }, []);
  return pieces
    .map((piece) => (isOfNumber(piece) ? numberTerm(piece) : [wordOf(piece)]))
    .map((term) => term.map((beginning) => beginning.slice(0, LONGEST_WORD)))
    .filter(([first]) => first !== '');
}

/** Returns an email address unchanged, and any other word with only its letters and digits. */
const wordOf = (piece: string): string => (/^[^\p{L}\d]*[\p{L}\d].*@/su.test(piece) ? piece : compact(piece));

/** Returns a number's term: its beginning ("07700", "+44 (0)7700", "0044…"), its end, or digits within a code. */
function numberTerm(piece: string): SearchTerm {
  const typed = piece.replaceAll('(0)', '').replace(/[^\d+]/g, '');
  const digits = typed.replaceAll('+', '');
  if (digits.length < FEWEST_DIGITS) return [digits];
  const saysCode = typed.startsWith('+') || typed.startsWith('00');
  const number = digits.replace(/^0+/, '');
  const dialled = saysCode ? number.replace(RegExp(`^${BRITISH}0`), BRITISH) : number;
  const isFromStart = digits.startsWith('0') || saysCode;
  const isShort = number.length < WHOLE_NUMBER;
  return [
    digits,
    ...(saysCode || !isFromStart ? [`+${dialled}`] : []),
    ...(saysCode ? [] : [`+${BRITISH}${dialled}`]),
    ...(saysCode && isShort ? [] : [BACKWARDS + backwards(isShort ? digits : dialled)]),
  ];
}

export type Searched = {
  readonly names: readonly string[];
  readonly email: string | null;
  /** With plus and country code. */
  readonly phone: string | null;
  /** References and postcodes: groups of letters and digits. */
  readonly codes: readonly string[];
};

/** The longest indexed word. Longer ones are cut here and in searches, because an index entry has a size limit. */
const LONGEST_WORD = 80;
/** The most words of one order or enquiry: more than the fields of any form can hold. */
const MOST_WORDS = 400;
/** The prefix of a reversed telephone number, which is indexed so that searches can match its end. */
const BACKWARDS = '~';

/**
 * Returns the words by whose beginnings (searchTerms) an order or enquiry is found: parts of names, the email address,
 * its parts and domain, the telephone number forwards and backwards, and codes from each of their groups on.
 */
export function searchWords({ names, email, phone, codes }: Searched): readonly string[] {
  const words = [
    ...codes.flatMap(codeWords),
    ...(phone === null ? [] : [phone, BACKWARDS + backwards(phone.replace('+', ''))]),
    ...(email === null ? [] : emailWords(fold(email))),
    ...names.flatMap((name) => nameWords(fold(name))),
  ];
  const kept = words.map((word) => word.slice(0, LONGEST_WORD)).filter((word) => word !== '');
  return [...new Set(kept)].slice(0, MOST_WORDS);
}

export const searchedOrder = (
  reference: string,
  { details, addresses }: Pick<OrderLike, 'details' | 'addresses'>,
): Searched => ({
  names: [details.firstName, details.lastName],
  email: details.email,
  phone: `+${details.phonePrefix}${details.phone}`,
  codes: [reference, ...postcodesOf(addresses)],
});

export const backwards = (text: string): string => Array.from(text).toReversed().join('');

/** Splits a name into words: "mary-jane" as one word, and each of its parts. */
const nameWords = (name: string): readonly string[] =>
  name.split(/\s+/).flatMap((word) => [compact(word), ...word.split(/[^\p{L}\d]+/u)]);

function emailWords(email: string): readonly string[] {
  const [own = '', domain = ''] = email.split('@');
  return [email, compact(domain), ...nameWords(own)];
}

/** Returns a code from each of its groups on: "SM-7K4Q-2XPD" gives sm7k4q2xpd, 7k4q2xpd and 2xpd. */
function codeWords(code: string): readonly string[] {
  const groups = fold(code).split(/[^\p{L}\d]+/u);
  return groups.map((_group, from) => groups.slice(from).join(''));
}

function postcodesOf(addresses: Addresses): readonly string[] {
  const { additional_collection = [], additional_delivery = [], ...single } = addresses;
  const all: readonly Address[] = [...Object.values(single), ...additional_collection, ...additional_delivery];
  return all.map(({ postcode }) => postcode);
}
