import { compact, fold } from './search-fold';
import { BACKWARDS, backwards, LONGEST_WORD } from './search-words';

/** Beginnings of words (searchWords) of which one is there. Who is looked for has a word for each term. */
export type SearchTerm = readonly string[];

/** Words that one search looks for: each is a condition of its own on the index. */
export const MOST_TERMS = 8;
/** Fewer digits are no telephone number, nor the end of one. */
const FEWEST_DIGITS = 4;
/** From so many digits on a number may be a whole one of another country, whose 0 is not dialled from abroad. */
const WHOLE_NUMBER = 8;
const BRITISH = '44';

/** A piece of a telephone number, as people write it: with plus, brackets, dots, hyphens. */
const isOfNumber = (piece: string): boolean => /^[+(]*\d[\d()+.,/_|·•\-\u2010-\u2015]*$/.test(piece);

/**
 * What is typed to find somebody, a term for each of the first eight words; pieces of a telephone number are one. None
 * without letter or digit.
 */
export const searchTerms = (text: string): readonly SearchTerm[] => allTerms(text).slice(0, MOST_TERMS);

/** Whether a search has more words than are looked for. */
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

/** An email address as it is, anything else without what stands between its letters. */
const wordOf = (piece: string): string => (/^[^\p{L}\d]*[\p{L}\d].*@/su.test(piece) ? piece : compact(piece));

/**
 * A number from its beginning in any writing ("07700", "+44 (0)7700", "0044…", "447700", "7700"), or by its end
 * ("900123"); or digits that stand in a code.
 */
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
