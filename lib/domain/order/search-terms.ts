import { compact, fold } from './search-fold';
import { BACKWARDS, backwards, LONGEST_WORD } from './search-words';

/** Prefixes of indexed words (searchWords), one of which must match. A result must match every term of a search. */
export type SearchTerm = readonly string[];

/** The most terms of one search. Each is a separate condition on the index. */
export const MOST_TERMS = 8;
/** The fewest digits that count as a telephone number or its end. */
const FEWEST_DIGITS = 4;
/** From this many digits on, a number may be a complete foreign one, whose leading 0 is not dialled from abroad. */
const WHOLE_NUMBER = 8;
const BRITISH = '44';

/** Returns whether a piece belongs to a telephone number, written with plus, brackets, dots or hyphens. */
const isOfNumber = (piece: string): boolean => /^[+(]*\d[\d()+.,/_|·•\-\u2010-\u2015]*$/.test(piece);

/**
 * Returns the search terms of a typed text, one for each of the first eight words. The pieces of a telephone number
 * form one term. Pieces without a letter or digit form none.
 */
export const searchTerms = (text: string): readonly SearchTerm[] => allTerms(text).slice(0, MOST_TERMS);

/** Returns whether a text has more words than a search uses. */
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

/**
 * Returns the term of a number: its beginning in any notation ("07700", "+44 (0)7700", "0044…", "447700", "7700"), its
 * end ("900123"), or digits within a code.
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
