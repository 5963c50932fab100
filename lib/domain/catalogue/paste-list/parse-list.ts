/** Reads "2 double beds, corner sofa, ~15 boxes" into items and questions. Nothing is dropped or guessed silently. */
import { fromPounds } from '../../money';
import { PER_CUBIC_FOOT } from '../../prices/assumptions';
import { HEAVY_KILOGRAMS } from '../needs';
import { takeMeasures } from './measures';
import { BUNDLES, SETS } from './names';
import { splitList, type Phrase } from './phrases';
import { NEUTRAL_WORDS } from './plain-words';
import { readQuantity } from './quantity';
import {
  isPackedGoods,
  isPluralPhrase,
  isPluralTitle,
  isTitle,
  namesThing,
  recognise,
  type Listed,
  type Recognised,
} from './recognise';
import { isFiller, tokensOf, withDigits } from './text';

/** which: several items have that name. how_many: no number was given. what: not in the catalogue. */
export type ListQuestion = 'which' | 'how_many' | 'what';

export type ListEntry<Item> = {
  /** The typed words in lower case, without the number. */
  readonly phrase: string;
  /** Pieces. 1 until answered where `asks` holds how_many. */
  readonly quantity: number;
  /** The best reading. Null where `asks` holds what. */
  readonly item: Item | null;
  readonly others: readonly Item[];
  readonly asks: readonly ListQuestion[];
  /** Whether `item` is the most usual of several kinds or numbers. It is shown as such and can be changed. */
  readonly isUsual: boolean;
  /** Whether `asks` holds which and something contradicts `item`: it is used only when the visitor accepts it. */
  readonly isGuess: boolean;
  /** Whether the goods travel in boxes: `item` is the box, `quantity` the number of boxes. */
  readonly isPacked: boolean;
  /** Length, width and height in centimetres where all three are written. */
  readonly sides: readonly number[];
};

type CatalogueItem = Listed & { readonly cubicFeet: number; readonly kilograms: number };

/** The most characters that are read, which bounds the time that a hostile text can cost (see `unreadText`). */
const LONGEST_TEXT = 20_000;
const MOST_LINES = 500;

/** A question is asked where its answer changes the price by more than this. */
const WORTH_ASKING = fromPounds(10);

/** Reads a pasted text, one entry an item, in its order. "no piano" gives none. */
export function parseItemList<Item extends CatalogueItem>(
  items: readonly Item[],
  text: string,
): readonly ListEntry<Item>[] {
  const { phrases } = splitList(readPart(text), (phrase) => isTitle(items, phrase));
  return askedAboutMattresses(phrases.flatMap((phrase) => readPhrase(items, phrase)));
}

/** Adds a question: a catalogue bed includes its mattress, so a mattress in a line of its own may be the same. */
function askedAboutMattresses<Item extends CatalogueItem>(
  entries: readonly ListEntry<Item>[],
): readonly ListEntry<Item>[] {
  if (!entries.some(({ item }) => item?.id.startsWith('bed_'))) return entries;
  return entries.map((entry) =>
    entry.item?.id.startsWith('mattress_') && !entry.asks.includes('which')
      ? { ...entry, asks: ['which', ...entry.asks], isUsual: false, isGuess: true }
      : entry,
  );
}

/** Returns the parts of a pasted text that name no item or lie beyond the longest text that is read. */
export function unreadText(items: readonly Listed[], text: string): readonly string[] {
  const read = readPart(text);
  const { unread } = splitList(read, (phrase) => isTitle(items, phrase));
  const rest = text.slice(read.length).trim();
  return rest === '' ? unread : [...unread, rest];
}

/** Returns the text up to the limits, cut between two lines or words. */
function readPart(text: string): string {
  const lines = text.split('\n').slice(0, MOST_LINES).join('\n');
  if (lines.length <= LONGEST_TEXT) return lines;
  const part = lines.slice(0, LONGEST_TEXT);
  return part.slice(0, Math.max(part.lastIndexOf('\n'), part.lastIndexOf(',')) + 1 || LONGEST_TEXT);
}

function readPhrase<Item extends CatalogueItem>(
  items: readonly Item[],
  { text, context, supposed, isUsualCount }: Phrase,
): readonly ListEntry<Item>[] {
  if (isTitle(items, text)) return [entryOf(items, text, { quantity: 1, isSaid: true })];
  const digits = withDigits(text).replace(/\b(bed ?room|room|floor|box room)\s+\d{1,2}(?![\w.])/g, '$1');
  const set = setOf(items, digits);
  if (set !== null) return set;
  const { rest, measures, sides, isUnclear } = takeMeasures(digits, namesThing);
  const written = readQuantity(rest);
  const counted = { ...written, rest: withoutGlass(withContents(written.rest)) };
  if (counted.quantity === 0) return [];
  const several = setOf(items, counted.rest, counted.quantity ?? 1);
  if (several !== null) return several;
  // A number that neither counts nor measures leaves the quantity open.
  const isOpen = isUnclear || /(?<![\w.])\d+(?![\w.])/.test(counted.rest);
  const quantity = isOpen && !counted.isSaid ? null : counted.quantity;
  const isDoubtful = counted.isSaid && /(?<![\w.])\d+\s+\p{L}/u.test(counted.rest);
  // Three sides are compared as a whole.
  const single =
    sides.length === 3 ? measures.filter(({ unit }) => unit !== 'cm' && unit !== 'foot' && unit !== 'inch') : measures;
  const isBedSize = sides.length === 3 && /bed|mattress|divan/.test(counted.rest);
  if (supposed !== undefined) {
    const guessed = { ...recognise(items, `${counted.rest} ${supposed}`), certainty: 'guess' } as const;
    return [entryOf(items, counted.rest, counted, guessed)];
  }
  const found = recognise(items, counted.rest, isBedSize ? measures : single, context, sides);
  const read = isDoubtful && found.item !== null ? ({ ...found, certainty: 'guess' } as const) : found;
  const entry = entryOf(items, counted.rest, { ...counted, quantity }, read, sides);
  return [isUsualCount === true && entry.asks.length === 0 ? { ...entry, isUsual: true } : entry];
}

function setOf<Item extends Listed>(
  items: readonly Item[],
  phrase: string,
  times = 1,
): readonly ListEntry<Item>[] | null {
  const words = tokensOf(phrase);
  const pieces = Object.entries(SETS).find(([name]) => isSetName(words, name))?.[1];
  if (pieces === undefined) return null;
  return Object.entries(pieces).flatMap(([id, count]) => {
    const item = items.find((each) => each.id === id);
    return item === undefined ? [] : [{ ...PLAIN, phrase, quantity: count * times, item, isUsual: true }];
  });
}

/** Returns the item that is made of glass: the table top of "table top glass". */
function withoutGlass(phrase: string): string {
  const [, thing = ''] = /^(.+)\s+glass$/.exec(phrase) ?? [];
  return namesThing(thing) && !isPackedGoods(thing) ? thing : phrase;
}

/** Rewrites "boxes books" as boxes of books. */
function withContents(phrase: string): string {
  const [, container = '', goods = ''] = /^(\S+)\s+(?:(?:mostly|mainly|all)\s+)?(?!of\s)(.+)$/.exec(phrase) ?? [];
  return CONTAINERS.test(container) && isPackedGoods(goods) ? `${container} of ${goods}` : phrase;
}

const CONTAINERS = /^(?:boxes|bags|crates|tubs|cartons|kartons?|kisten|kartony|kartonów|pudła|pudeł)$/;

/** Returns whether the words are the name of a set and words that describe nothing. */
function isSetName(words: readonly string[], name: string): boolean {
  const parts = name.split(' ');
  const from = words.findIndex((_, index) => parts.every((part, offset) => words[index + offset] === part));
  const around = [...words.slice(0, Math.max(from, 0)), ...words.slice(from + parts.length)];
  return from >= 0 && around.every((word) => NEUTRAL_WORDS.has(word) || isFiller(word) || word === '1');
}

const PLAIN = { others: [], asks: [], isUsual: false, isGuess: false, isPacked: false, sides: [] } as const;

type Count = { readonly quantity: number | null; readonly isSaid: boolean };

function entryOf<Item extends CatalogueItem>(
  items: readonly Item[],
  phrase: string,
  { quantity, isSaid }: Count,
  found: Recognised<Item> = recognise(items, phrase),
  sides: readonly number[] = [],
): ListEntry<Item> {
  const { item, others, certainty, packed } = found;
  if (item === null) {
    const isOpen = quantity === null || (!isSaid && isPluralPhrase(phrase));
    return {
      ...PLAIN,
      phrase,
      quantity: quantity ?? 1,
      item,
      others,
      asks: isOpen ? ['what', 'how_many'] : ['what'],
      sides,
    };
  }
  const isGuess = certainty === 'guess';
  if (packed) {
    // "25 boxes of odds and ends" counts the boxes.
    const perBox = CONTAINERS.test(phrase.split(' ')[0] ?? '') ? 1 : packed.perBox;
    const boxes = isSaid && quantity !== null ? Math.ceil(quantity / perBox) : packed.usualBoxes;
    return {
      ...PLAIN,
      phrase,
      quantity: boxes,
      item,
      others,
      asks: isGuess ? ['which'] : [],
      isUsual: !isGuess,
      isGuess,
      isPacked: true,
      sides,
    };
  }
  const bundle = BUNDLES[item.id] ?? 1;
  const isPieces = bundle > 1 && isSaid && quantity !== null;
  const pieces = isPieces ? Math.ceil(quantity / bundle) : quantity;
  const isOpen =
    pieces === null ||
    (!isSaid && bundle === 1 && !isPluralTitle(item, phrase) && (found.isPluralName || isPluralPhrase(phrase)));
  const asks: ListQuestion[] = [];
  if (isGuess || (certainty === 'usual' && isWorthAsking(item, others, pieces ?? 1))) asks.push('which');
  if (isOpen) asks.push('how_many');
  const isUsual = asks.length === 0 && (certainty === 'usual' || (isPieces && quantity > 1));
  return { ...PLAIN, phrase, quantity: pieces ?? 1, item, others, asks, isUsual, isGuess, sides };
}

/** Returns whether another kind would change the price, or needs one more mover. */
function isWorthAsking(item: CatalogueItem, others: readonly CatalogueItem[], quantity: number): boolean {
  return others.some(
    (other) =>
      Math.abs(other.cubicFeet - item.cubicFeet) * quantity * PER_CUBIC_FOOT > WORTH_ASKING ||
      other.kilograms > HEAVY_KILOGRAMS !== item.kilograms > HEAVY_KILOGRAMS,
  );
}
