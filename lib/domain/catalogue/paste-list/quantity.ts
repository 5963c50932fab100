import { SMALL_NUMBERS } from '../../wording';

/** How many of a thing a phrase asks for, and the phrase without it. */
export type Counted = {
  readonly rest: string;
  /** Null when the phrase says "some", "a few" or a number that no home holds: then the visitor is asked. */
  readonly quantity: number | null;
  /** False when nothing was said, and `quantity` is the 1 that a single thing means. */
  readonly isSaid: boolean;
};

/** More of one thing than this is a slip of the finger. */
const MOST = 500;

const UNITS = ['zero', ...SMALL_NUMBERS.slice(1)];
const TEENS = ['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

const NUMBER_WORDS = new Map<string, number>([
  ...[...UNITS, ...TEENS].map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
  ['a', 1],
  ['an', 1],
  ['single', 1],
  ['no', 0],
]);

const PHRASES: readonly (readonly [RegExp, number | null])[] = [
  [/^half a dozen\s+(of\s+)?/, 6],
  [/^(a |one )?dozen\s+(of\s+)?/, 12],
  [/^two dozen\s+(of\s+)?/, 24],
  [/^(a |one )?hundred\s+(of\s+)?/, 100],
  [/^(a |one )?(couple|pair) of\s+/, 2],
  [/^(a |one )?pair\s+/, 2],
  [/^two pairs of\s+/, 4],
  [
    /^(a few|few|some|several|many|lots of|a lot of|loads of|a bunch of|various|assorted|a number of|a load of|multiple)\s+/,
    null,
  ],
];

/** A number before one of these describes the thing ("3 seater sofa", "55 inch TV") and does not count it. */
const MEASURE =
  /^[\s-]*(seat(er|ers)?|door|drawer|inch(es)?|in|cm|mm|m|ft|foot|feet|litres?|liters?|l|tier|shelf|piece|part|man|person|kg|stone|burner|ring|bed(room)?)\b[\s-]+\S|^\s*["″”]/;

const ABOUT = /^(~|≈|about|around|approx(imately)?\.?|roughly|circa|c\.|maybe|up to|at most|at least|say)\s*/;

/** Reads the number at the beginning of a phrase ("2 x", "~15", "a couple of", "10-15") or at its end ("x 3", "(3)"). */
export function readQuantity(phrase: string): Counted {
  const text = phrase.trim().replace(ABOUT, '');
  return spokenPhrase(text) ?? leadingDigits(text) ?? leadingWords(text) ?? trailing(text) ?? nothingSaid(text);
}

function nothingSaid(text: string): Counted {
  return { rest: text, quantity: 1, isSaid: false };
}

function spokenPhrase(text: string): Counted | null {
  for (const [pattern, quantity] of PHRASES) {
    if (pattern.test(text)) return { rest: text.replace(pattern, ''), quantity, isSaid: true };
  }
  return null;
}

/** Of a range the upper end is taken: what is too much can be taken off, what was forgotten does not fit. */
function leadingDigits(text: string): Counted | null {
  const match = /^(\d+)(?:\s*(?:-|–|to|or)\s*(\d+))?\s*(?:x\b|×|\*|pcs\.?|pieces of|of|no\.|off\b)?\s*/.exec(text);
  if (match?.[1] === undefined) return null;
  const rest = text.slice(match[0].length);
  if (rest === '' || MEASURE.test(text.slice(match[1].length))) return null;
  return { rest, quantity: sensible(Number(match[2] ?? match[1])), isSaid: true };
}

function leadingWords(text: string): Counted | null {
  const [first = '', second = ''] = text.split(/[\s-]+/, 2);
  const tens = NUMBER_WORDS.get(first);
  if (tens === undefined) return null;
  // "single bed" is a kind of bed; "a single bed" and "one single bed" have their number before it.
  if (first === 'single') return null;
  const more = NUMBER_WORDS.get(second) ?? 0;
  const isCompound = tens >= 20 && more >= 1 && more <= 9 && second.length > 2;
  const used = isCompound ? new RegExp(`^${first}[\\s-]+${second}`) : new RegExp(`^${first}`);
  const after = text.replace(used, '');
  if (after.trim() === '' || (first.length > 2 && MEASURE.test(after))) return null;
  const rest = after.replace(/^[\s-]*(x\b|of\b)?\s*/, '');
  return { rest, quantity: isCompound ? tens + more : tens, isSaid: true };
}

function trailing(text: string): Counted | null {
  const match = /^(.*?\S)\s*(?:\(\s*x?\s*(\d+)\s*\)|[x×*]\s*(\d+)|[:=–-]\s*x?\s*(\d+)|(?<=s)\s+(\d+))$/.exec(text);
  const digits = match?.[2] ?? match?.[3] ?? match?.[4] ?? match?.[5];
  if (match?.[1] === undefined || digits === undefined) return null;
  return { rest: match[1].replace(/[\s:–-]+$/, ''), quantity: sensible(Number(digits)), isSaid: true };
}

function sensible(quantity: number): number | null {
  return quantity <= MOST ? quantity : null;
}
