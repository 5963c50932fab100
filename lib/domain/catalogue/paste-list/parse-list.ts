/**
 * "2 double beds, corner sofa, ~15 boxes, fish tank" → things of the catalogue with quantities, and questions about the
 * rest. Deterministic: the same text always reads the same. Nothing is dropped in silence and nothing unknown is guessed.
 */
import { singular } from '../words';
import { SETS } from './meaning';
import { splitList } from './phrases';
import { readQuantity } from './quantity';
import { isPluralName, isTitle, recognise, type Listed } from './recognise';

/** which: several things are called that. how_many: no number was given. what: not in the catalogue. */
export type ListQuestion = 'which' | 'how_many' | 'what';

export type ListEntry<Item> = {
  /** As it was typed, in lower case, without the number. */
  readonly phrase: string;
  /** Pieces; 1 until answered where `asks` holds how_many. */
  readonly quantity: number;
  /** The best reading; null where `asks` holds what. */
  readonly item: Item | null;
  readonly others: readonly Item[];
  readonly asks: readonly ListQuestion[];
};

/** Longer texts are cut: nobody types more, and a hostile one must not cost time. */
const LONGEST_TEXT = 5000;

/**
 * @param items the catalogue to read against
 * @returns one entry a thing, in the order of the text; "no piano" gives none
 */
export function parseItemList<Item extends Listed>(items: readonly Item[], text: string): readonly ListEntry<Item>[] {
  const isName = (phrase: string) => isTitle(items, phrase);
  return splitList(text.slice(0, LONGEST_TEXT), isName).flatMap((phrase) => readPhrase(items, phrase));
}

function readPhrase<Item extends Listed>(items: readonly Item[], phrase: string): readonly ListEntry<Item>[] {
  if (isTitle(items, phrase)) return [entryOf(items, phrase, 1)];
  const set = setOf(items, phrase);
  if (set !== null) return set;
  const { rest, quantity, isSaid } = readQuantity(phrase);
  if (quantity === 0) return [];
  const several = setOf(items, rest, quantity ?? 1);
  if (several !== null) return several;
  return [entryOf(items, rest, isSaid ? quantity : impliedQuantity(items, rest))];
}

function setOf<Item extends Listed>(
  items: readonly Item[],
  phrase: string,
  times = 1,
): readonly ListEntry<Item>[] | null {
  const words = phrase
    .replaceAll('-', ' ')
    .replace(/suites$/, 'suite')
    .trim();
  const pieces = Object.hasOwn(SETS, words) ? SETS[words] : undefined;
  if (pieces === undefined) return null;
  return Object.entries(pieces).flatMap(([id, count]) => {
    const item = items.find((each) => each.id === id);
    return item === undefined ? [] : [{ phrase, quantity: count * times, item, others: [], asks: [] }];
  });
}

/** "sofa" is one; "chairs" is a question, unless that is what one thing is called ("golf clubs"). */
function impliedQuantity(items: readonly Listed[], phrase: string): number | null {
  const last = phrase.split(/[^a-z0-9’']+/).findLast((word) => word !== '') ?? '';
  if (singular(last) === last) return 1;
  const { item } = recognise(items, phrase);
  return item !== null && isPluralName(item, phrase) ? 1 : null;
}

function entryOf<Item extends Listed>(
  items: readonly Item[],
  phrase: string,
  quantity: number | null,
): ListEntry<Item> {
  const { item, others, isSure } = recognise(items, phrase);
  const asks: ListQuestion[] = [];
  if (item === null) asks.push('what');
  else if (!isSure) asks.push('which');
  if (quantity === null) asks.push('how_many');
  return { phrase, quantity: quantity ?? 1, item, others, asks };
}
