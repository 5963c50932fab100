import { searchCatalogue, type Searchable } from '../search';
import { allWords, isTelling, rawWords } from '../words';
import { COLOURING, USUAL_MEANING } from './meaning';

export type Listed = Searchable & { readonly id: string };

/** What a phrase without its number may mean. */
export type Recognised<Item> = {
  /** Null when nothing in the catalogue answers to it. */
  readonly item: Item | null;
  /** Other readings, the likeliest first; for an unknown thing, what comes near. */
  readonly others: readonly Item[];
  /** False when several things are called that, and `item` is only the usual one. */
  readonly isSure: boolean;
};

/** How many other readings are worth showing. */
const OTHERS = 5;

/** True when the words are the whole title of a thing, in the number that the title has ("dining chairs" is not). */
export function isTitle(items: readonly Listed[], phrase: string): boolean {
  const words = rawWords(phrase).join(' ');
  return items.some((item) => rawWords(item.title).join(' ') === words);
}

/**
 * From the surest to the loosest: a whole title; a word with a usual meaning; another name of one thing alone; words
 * that all belong to the names of a thing; the same without colours, materials and makes. Never a guess from one word
 * out of several: "garden gnome" is unknown, not a garden table.
 */
export function recognise<Item extends Listed>(items: readonly Item[], phrase: string): Recognised<Item> {
  return (
    byTitle(items, phrase) ??
    byUsualMeaning(items, phrase) ??
    byNames(items, phrase) ??
    byFewerWords(items, phrase) ?? { item: null, others: near(items, phrase), isSure: false }
  );
}

/** True when the phrase, plural as it stands, is itself the name of one thing ("golf clubs", "curtains"). */
export function isPluralName(item: Searchable, phrase: string): boolean {
  const wanted = rawWords(phrase).join(' ');
  const heads = item.title.split(/,| or | and /);
  return [...heads, item.title, ...(item.synonyms ?? [])].some((name) => rawWords(name).join(' ').endsWith(wanted));
}

function byTitle<Item extends Listed>(items: readonly Item[], phrase: string): Recognised<Item> | null {
  const item = items.find(({ title }) => key(title) === key(phrase));
  return item === undefined ? null : { item, others: [], isSure: true };
}

function byUsualMeaning<Item extends Listed>(items: readonly Item[], phrase: string): Recognised<Item> | null {
  const id = USUAL_MEANING[key(phrase)];
  const item = items.find((each) => each.id === id);
  if (item === undefined) return null;
  const others = covering(items, phrase).filter((each) => each !== item);
  return { item, others: others.slice(0, OTHERS), isSure: others.length === 0 };
}

function byNames<Item extends Listed>(items: readonly Item[], phrase: string): Recognised<Item> | null {
  const found = covering(items, phrase);
  const exactly = found.filter((item) => namesOf(item).some((name) => key(name) === key(phrase)));
  // "Double bed" is the beginning of one title only; "sofa" is that of several.
  const named = exactly.length > 0 ? exactly : found.filter(({ title }) => key(title).startsWith(`${key(phrase)} `));
  const [item, ...others] = [...named, ...found.filter((each) => !named.includes(each))];
  if (item === undefined) return null;
  return { item, others: others.slice(0, OTHERS), isSure: named.length === 1 || found.length === 1 };
}

/** Colours and materials are left out one by one, the ones in front first, as long as a thing is left. */
function byFewerWords<Item extends Listed>(items: readonly Item[], phrase: string): Recognised<Item> | null {
  const words = key(phrase).split(' ');
  const without = words.findIndex((word) => COLOURING.has(word));
  if (without === -1 || words.length === 1) return null;
  const shorter = words.filter((_, index) => index !== without).join(' ');
  return (
    byTitle(items, shorter) ?? byUsualMeaning(items, shorter) ?? byNames(items, shorter) ?? byFewerWords(items, shorter)
  );
}

/** The things whose title and other names hold every word, whole, best first. A room is no name. */
function covering<Item extends Listed>(items: readonly Item[], phrase: string): readonly Item[] {
  const wanted = key(phrase).split(' ');
  const holding = items.filter((item) => {
    const held = new Set(namesOf(item).flatMap((name) => allWords(name)));
    return wanted.every((word) => held.has(word));
  });
  return searchCatalogue(holding, wanted.join(' '));
}

function near<Item extends Listed>(items: readonly Item[], phrase: string): readonly Item[] {
  const last = key(phrase).split(' ').at(-1) ?? '';
  return last === '' ? [] : covering(items, last).slice(0, OTHERS);
}

function namesOf(item: Searchable): readonly string[] {
  return [item.title, ...(item.synonyms ?? [])];
}

/** The telling words of a phrase in one spelling: "3-seater", "3 seats" and "three seat" are the same. */
function key(phrase: string): string {
  return allWords(phrase.replace(/(\d+)\s*["″”]/g, '$1 inch'))
    .map((word) => SPELLINGS[word] ?? word)
    .filter(isTelling)
    .join(' ');
}

const SPELLINGS: Readonly<Record<string, string>> = {
  seater: 'seat',
  kingsize: 'king size',
  two: '2',
  three: '3',
  four: '4',
  six: '6',
  eight: '8',
  fridgefreezer: 'fridge freezer',
  drier: 'dryer',
  tvs: 'tv',
};
