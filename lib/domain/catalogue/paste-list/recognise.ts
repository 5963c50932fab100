import { searchCatalogue, type Searchable } from '../search';
import { isKindWord, kindsOf, nearestInSize, type Measure } from './kinds';
import { NAMES, PACKED_GOODS } from './names';
import { CONTRADICTING_WORDS, HEADING_WORDS, MODEL_WORDS, NEUTRAL_WORDS, ROOM_WORDS, TALK_WORDS } from './plain-words';
import { isFiller, isPlural, nameKey, rawTokens, tokensOf } from './text';

/** Shorter words are similar to too many others: "proto" and "photo". */
const SHORTEST = 6;

const nameWords: ReadonlySet<string> = new Set(
  [...NAMES.map(([, names]) => names), ...PACKED_GOODS.map(([, , names]) => names)].flatMap((names) => tokensOf(names)),
);
const isKnown = (word: string): boolean =>
  isKindWord(word) ||
  [nameWords, NEUTRAL_WORDS, ROOM_WORDS, HEADING_WORDS, TALK_WORDS].some((words) => words.has(word));

/** Returns the words with each misspelt one replaced by the only known word one typing error away, or null. */
export function withTypingErrorsFixed(tokens: readonly string[]): readonly string[] | null {
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

/** Returns whether two words differ by one letter too many, too few or wrong, or by two swapped letters. */
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

export type Listed = Searchable & { readonly id: string };

/**
 * The certainty of a reading. sure: a whole name, uncontradicted. usual: one of several kinds that differ little.
 * guess: something contradicts it, so it is asked. none: no match in the catalogue.
 */
export type Certainty = 'sure' | 'usual' | 'guess' | 'none';

export type Recognised<Item> = {
  readonly item: Item | null;
  /** Other kinds of the same name. For a guess or an unknown item, similar ones. */
  readonly others: readonly Item[];
  readonly certainty: Certainty;
  /** Whether the name is a plural that English rules do not show. */
  readonly isPluralName: boolean;
  /** The boxes for goods that travel in boxes. */
  readonly packed: { readonly perBox: number; readonly usualBoxes: number } | null;
};

const OTHERS = 5;

type Name = {
  readonly certainty: Certainty;
  readonly plain: readonly string[];
  readonly marked: readonly string[];
  readonly isPluralName: boolean;
  readonly packed: Recognised<never>['packed'];
};

const BOX = 'box_m';

/** Every name by its key. The first row that has a name keeps it. */
const namesByKey: ReadonlyMap<string, Name> = (() => {
  const names = new Map<string, Name>();
  const add = (list: string, name: Omit<Name, 'isPluralName'>) => {
    for (const each of list.split(', ')) {
      const key = nameKey(tokensOf(each.replace('+', '')));
      if (!names.has(key)) names.set(key, { ...name, isPluralName: each.endsWith('+') });
    }
  };
  for (const [ids, list] of NAMES) {
    const [plain = '', marked = ''] = ids.replace(/^[~?]/, '').split(' | ');
    const kinds = { plain: plain.split(' '), marked: marked === '' ? [] : marked.split(' ') };
    const certainty = ids.startsWith('?') ? 'guess' : ids.startsWith('~') || kinds.plain.length > 1 ? 'usual' : 'sure';
    add(list, { ...kinds, certainty, packed: null });
  }
  for (const [perBox, usualBoxes, list] of PACKED_GOODS)
    add(list, { certainty: 'usual', plain: [BOX], marked: [], packed: { perBox, usualBoxes } });
  return names;
})();

/** Returns the head noun of a phrase, without the words before it: "small boxes" are boxes. '' without one. */
export function nounIn(phrase: string): string {
  const tokens = tokensOf(phrase);
  const found = findName(tokens);
  if (!found) return '';
  for (let from = found.to - 1; from > found.from; from -= 1)
    if (namesByKey.has(nameKey(tokens.slice(from, found.to)))) return tokens.slice(from, found.to).join(' ');
  return tokens.slice(found.from, found.to).join(' ');
}

/** Returns whether the words, without a number, contain the name of an item. */
export const namesThing = (phrase: string): boolean => findName(tokensOf(phrase)) !== null;

export const isWholeName = (phrase: string): boolean => namesByKey.has(nameKey(tokensOf(phrase)));

/** Returns whether the words are a name that only hints at an item: "stand", "rack". */
export const isHint = (phrase: string): boolean => namesByKey.get(nameKey(tokensOf(phrase)))?.certainty === 'guess';

/** Returns whether the words are goods that travel in boxes: "books". */
export function isPackedGoods(phrase: string): boolean {
  return (namesByKey.get(nameKey(tokensOf(phrase)))?.packed ?? null) !== null;
}

/** Returns whether the words are the whole title of an item, in the title's number ("dining chairs" is not). */
export const isTitle = (items: readonly Listed[], phrase: string): boolean => findByTitle(items, phrase) !== undefined;

const titleWords = (text: string): string => rawTokens(text.toLowerCase()).join(' ');

/** Returns whether a plural is the beginning of the item's own title: "bunk beds" is one item. */
export const isPluralTitle = ({ title }: Listed, phrase: string): boolean =>
  titleWords(title).startsWith(titleWords(phrase));

export function findByTitle<Item extends Listed>(items: readonly Item[], phrase: string): Item | undefined {
  const words = titleWords(phrase);
  // "Table, lamp" is not the table lamp.
  const isCut = phrase.includes(',');
  return words === ''
    ? undefined
    : items.find(({ title }) => titleWords(title) === words && (!isCut || title.includes(',')));
}

/**
 * Reads a phrase without its number: a whole title, or the last name in front of "from", "in" and the like. Words
 * around it may determine its kind or say nothing (colours). Any other word makes it a guess. `sides`: in centimetres,
 * in any order. `context`: words of the preceding item in the line.
 */
export function recognise<Item extends Listed>(
  items: readonly Item[],
  phrase: string,
  measures: readonly Measure[] = [],
  context: readonly string[] = [],
  sides: readonly number[] = [],
): Recognised<Item> {
  const title = findByTitle(items, phrase);
  if (title) return { item: title, others: [], certainty: 'sure', isPluralName: true, packed: null };
  const read = recogniseWords(items, tokensOf(phrase), ownersIn(phrase), measures, context, sides);
  const mended = read.item === null || read.certainty === 'guess' ? withTypingErrorsFixed(tokensOf(phrase)) : null;
  if (mended === null) return read;
  const guess = recogniseWords(items, mended, [], measures, context, sides);
  return guess.item === null ? read : { ...guess, certainty: 'guess' };
}

function recogniseWords<Item extends Listed>(
  items: readonly Item[],
  tokens: readonly string[],
  owners: readonly string[],
  measures: readonly Measure[],
  context: readonly string[],
  sides: readonly number[],
): Recognised<Item> {
  const found = findName(tokens);
  if (!found) return unknown(items, tokens);
  const { name, start, from, to, end } = found;
  const before = tokens.slice(start, from);
  const after = tokens.slice(to, end);
  const tail = tokens.slice(end);
  const raw = new Set(owners);
  const describing = [...before, ...after, ...tail];
  const { kinds: fitting, matched } = kindsOf(name, describing, measures, context, sides.length === 3);
  const kinds = sides.length === 3 ? nearestInSize(fitting, sides) : fitting;
  // Packed goods may be made for an item: "sofa covers".
  const isNeutral = (word: string) =>
    isFiller(word) ||
    NEUTRAL_WORDS.has(word) ||
    matched.has(word) ||
    raw.has(word) ||
    (name.packed !== null && namesByKey.has(word)) ||
    /\d/.test(word) ||
    /^.{3,}ed$/.test(word);
  // An unknown word after the name is the real noun: "sofa cushions".
  if (!after.every(isNeutral)) return unknown(items, tokens);
  // The words after "of" are the contents: "boxes of toys".
  const isModel = tokens[end] !== 'of' && tail.some((word) => MODEL_WORDS.has(word));
  const contradicted = isModel || !before.every(isNeutral) || tail.some((word) => CONTRADICTING_WORDS.has(word));
  const [item, ...others] = kinds.flatMap((id) => items.find((each) => each.id === id) ?? []);
  if (!item) return unknown(items, tokens);
  const usual = others.length > 0 || (name.certainty === 'usual' && name.plain.length === 1);
  const certainty = contradicted || name.certainty === 'guess' ? 'guess' : usual ? 'usual' : 'sure';
  return { item, others, certainty, isPluralName: name.isPluralName, packed: name.packed };
}

function unknown<Item extends Listed>(items: readonly Item[], tokens: readonly string[]): Recognised<Item> {
  const last = tokens.findLast((word) => !NEUTRAL_WORDS.has(word) && !isFiller(word));
  const near = last === undefined ? [] : searchCatalogue(items, last).slice(0, OTHERS);
  return { item: null, others: near, certainty: 'none', isPluralName: false, packed: null };
}

/** Words that end the name and begin a description. */
const PREPOSITIONS = new Set(
  'of from in on for with without by to that which at inside under behind near next of like as need will is are was has have belong isnt arent wont but where we i they it my who mit aus fur von im z ze do na dla bez'.split(
    ' ',
  ),
);
/** Words that stand for their contents or pieces: "pile of books". */
const MEASURING_WORDS = new Set(
  'pile stack load lot ton heap bunch bundle collection selection pair set couple number amount'.split(' '),
);

type Found = {
  readonly name: Name;
  readonly start: number;
  readonly from: number;
  readonly to: number;
  readonly end: number;
};

/** Returns the name that ends last before the description begins, the longest of those. */
function findName(tokens: readonly string[]): Found | null {
  const start = MEASURING_WORDS.has(tokens[0] ?? '') && tokens[1] === 'of' ? 2 : 0;
  const preposition = tokens.findIndex((word, index) => index > start && PREPOSITIONS.has(word));
  const end = preposition === -1 ? tokens.length : preposition;
  let best: Found | null = null;
  for (let from = start; from < end; from += 1) {
    if (isFiller(tokens[from] ?? '')) continue;
    for (let to = Math.min(tokens.length, from + 6); to > from; to -= 1) {
      if (isFiller(tokens[to - 1] ?? '')) continue;
      const name = namesByKey.get(nameKey(tokens.slice(from, to)));
      if (!name || (best && to <= best.to)) continue;
      best = { name, start, from, to, end: Math.max(end, to) };
    }
  }
  return best;
}

/** Returns the possessive words of a phrase: "Emma's" names the owner. */
function ownersIn(phrase: string): readonly string[] {
  return (phrase.match(/[\p{L}]+'s?(?=\s)/gu) ?? []).flatMap(tokensOf).filter((word) => !CONTRADICTING_WORDS.has(word));
}

/** Returns whether the name is in the plural: "chairs", "chests of drawers". */
export function isPluralPhrase(phrase: string): boolean {
  const words = rawTokens(phrase);
  const found = findName(tokensOf(phrase));
  if (!found) return isPlural(words.findLast((word) => !/^\d/.test(word)) ?? '');
  const of = words.indexOf('of', found.from);
  return isPlural(words[of > found.from && of < found.to ? of - 1 : found.to - 1] ?? '');
}
