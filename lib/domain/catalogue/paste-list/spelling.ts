import { isKindWord } from './kinds';
import { NAMES } from './names';
import { PACKED_GOODS } from './packed-goods';
import { HEADING_WORDS, NEUTRAL_WORDS, ROOM_WORDS, TALK_WORDS } from './plain-words';
import { tokensOf } from './text';

/** Shorter words have too many neighbours: "proto" and "photo". */
const SHORTEST = 6;

const nameWords: ReadonlySet<string> = new Set(
  [...NAMES.map(([, names]) => names), ...PACKED_GOODS.map(([, , names]) => names)].flatMap((names) => tokensOf(names)),
);
const isKnown = (word: string): boolean =>
  isKindWord(word) ||
  [nameWords, NEUTRAL_WORDS, ROOM_WORDS, HEADING_WORDS, TALK_WORDS].some((words) => words.has(word));

/**
 * Returns the words with each misspelt one replaced by the only word of a name that is one slip away, or null where none
 * is. The result is a guess.
 */
export function withSlipsMended(tokens: readonly string[]): readonly string[] | null {
  const mended = tokens.map((word) => (isKnown(word) ? word : (neighbour(word) ?? word)));
  return mended.some((word, index) => word !== tokens[index]) ? mended : null;
}

function neighbour(word: string): string | undefined {
  if (word.length < SHORTEST || /\d/.test(word)) return undefined;
  const near = [...nameWords].filter(
    (known) => known.length >= SHORTEST - 1 && Math.abs(known.length - word.length) <= 1 && isOneSlipAway(word, known),
  );
  return near.length === 1 ? near[0] : undefined;
}

/** One letter too many, too few or wrong, or two that changed places. */
function isOneSlipAway(word: string, known: string): boolean {
  let start = 0;
  while (start < word.length && word[start] === known[start]) start += 1;
  let end = 0;
  while (end < word.length - start && end < known.length - start && word.at(-1 - end) === known.at(-1 - end)) end += 1;
  const rest = word.slice(start, word.length - end);
  const knownRest = known.slice(start, known.length - end);
  const isSwap = rest.length === 2 && knownRest.length === 2 && rest[0] === knownRest[1] && rest[1] === knownRest[0];
  return isSwap || (rest.length <= 1 && knownRest.length <= 1);
}
