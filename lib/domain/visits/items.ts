import type { VisitKind } from './states';

/** What can be said of how an item is. */
export const MARKS = ['scratched', 'dented', 'torn', 'loose', 'stained', 'wet', 'broken'] as const;
export type Mark = (typeof MARKS)[number];

/** Items are counted into the van and out of it. */
export const COUNT_WAYS = ['loaded', 'unloaded'] as const;
export type CountWay = (typeof COUNT_WAYS)[number];
export const COUNT_LABELS: Readonly<Record<CountWay, string>> = { loaded: 'Loaded', unloaded: 'Unloaded' };

/** Which ways a visit has: what is stored is counted out by the visit that brings it back. */
export const WAYS_OF_VISIT: Readonly<Record<VisitKind, readonly CountWay[]>> = {
  move: ['loaded', 'unloaded'],
  collection: ['loaded'],
  return: ['unloaded'],
  clean: [],
};

/** Pieces of one item that a count can say. */
export const MOST_PIECES = 999;

/** Something that a device said, by its own time. */
export type Stamped<T> = { readonly value: T; readonly at: string };

/** What was last said of an item; null for what nobody has said yet. */
export type ItemFacts = Readonly<Record<CountWay, Stamped<number> | null>> & {
  readonly marks: Stamped<readonly Mark[]> | null;
};

export const NOTHING_COUNTED: ItemFacts = { loaded: null, unloaded: null, marks: null };

/** Says one thing of an item: a number, never a difference, or all of its marks. */
export type ItemCount = {
  readonly what: CountWay | 'marks';
  readonly count: number;
  readonly marks: readonly Mark[];
  readonly at: string;
};

/** What was said later counts; of two things said in one instant the larger. So order and repetition change nothing. */
function later<T extends number | readonly Mark[]>(before: Stamped<T> | null, said: Stamped<T>): Stamped<T> {
  if (before === null || said.at > before.at) return said;
  if (said.at < before.at) return before;
  return rank(said.value) > rank(before.value) ? said : before;
}
const rank = (value: number | readonly Mark[]): string =>
  typeof value === 'number' ? String(value).padStart(4, '0') : value.join();

/** Marks once each, in the order of the list. */
export const markList = (marks: readonly string[]): readonly Mark[] => MARKS.filter((mark) => marks.includes(mark));

/** What is known of an item when one thing more is said. */
export function withCount(facts: ItemFacts, { what, count, marks, at }: ItemCount): ItemFacts {
  return what === 'marks'
    ? { ...facts, marks: later(facts.marks, { value: markList(marks), at }) }
    : { ...facts, [what]: later(facts[what], { value: count, at }) };
}
