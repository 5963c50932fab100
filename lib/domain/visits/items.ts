import type { VisitKind } from './states';

export const MARKS = ['scratched', 'dented', 'torn', 'loose', 'stained', 'wet', 'broken'] as const;
export type Mark = (typeof MARKS)[number];

/** The two counts of an item: into the van, and out of it. */
export const COUNT_WAYS = ['loaded', 'unloaded'] as const;
export type CountWay = (typeof COUNT_WAYS)[number];
export const COUNT_LABELS: Readonly<Record<CountWay, string>> = { loaded: 'Loaded', unloaded: 'Unloaded' };

/** The counts of each kind of visit. Stored items are counted out by the visit that returns them. */
export const WAYS_OF_VISIT: Readonly<Record<VisitKind, readonly CountWay[]>> = {
  move: ['loaded', 'unloaded'],
  collection: ['loaded'],
  return: ['unloaded'],
  clean: [],
};

export const MOST_PIECES = 999;

/** A value that a device reported, by the device's time. */
export type Stamped<T> = { readonly value: T; readonly at: string };

/** The latest reports on an item. Null for what nobody has reported yet. */
export type ItemFacts = Readonly<Record<CountWay, Stamped<number> | null>> & {
  readonly marks: Stamped<readonly Mark[]> | null;
};

export const NOTHING_COUNTED: ItemFacts = { loaded: null, unloaded: null, marks: null };

/** One report on an item: a total count, never a difference, or all of its marks. */
export type ItemCount = {
  readonly what: CountWay | 'marks';
  readonly count: number;
  readonly marks: readonly Mark[];
  readonly at: string;
};

/** Returns the later report, or the larger value at the same instant, so that order and repetition do not matter. */
function later<T extends number | readonly Mark[]>(before: Stamped<T> | null, next: Stamped<T>): Stamped<T> {
  if (before === null || next.at > before.at) return next;
  if (next.at < before.at) return before;
  return rank(next.value) > rank(before.value) ? next : before;
}
const rank = (value: number | readonly Mark[]): string =>
  typeof value === 'number' ? String(value).padStart(4, '0') : value.join();

/** Returns each mark once, in the order of MARKS. */
export const markList = (marks: readonly string[]): readonly Mark[] => MARKS.filter((mark) => marks.includes(mark));

export function withCount(facts: ItemFacts, { what, count, marks, at }: ItemCount): ItemFacts {
  return what === 'marks'
    ? { ...facts, marks: later(facts.marks, { value: markList(marks), at }) }
    : { ...facts, [what]: later(facts[what], { value: count, at }) };
}

export type TypedItem = Readonly<Record<CountWay, number | null>> & { readonly marks: readonly Mark[] };

type Field = ItemCount['what'];
type ReportedChanges = {
  readonly reported: readonly Omit<ItemCount, 'at'>[];
  /** The fields that somebody else has changed to another value since the form was shown. */
  readonly overtaken: readonly Field[];
  /** Counts that were cleared. A count can be changed but not removed. */
  readonly emptied: readonly CountWay[];
};

/** Returns the changes by a form that showed `was`. Fields that already have the typed value are left out. */
export function reportedChanges(now: ItemFacts, was: TypedItem, typed: TypedItem): ReportedChanges {
  const counts: Omit<ItemCount, 'at'>[] = [];
  const overtaken: Field[] = [];
  const emptied: CountWay[] = [];
  for (const what of COUNT_WAYS) {
    const [is, count] = [now[what]?.value ?? null, typed[what]];
    if (count === was[what] || count === is) continue;
    if (count === null) emptied.push(what);
    else if (is === was[what]) counts.push({ what, count, marks: [] });
    else overtaken.push(what);
  }
  const [is, before, marks] = [now.marks?.value ?? [], markList(was.marks), markList(typed.marks)];
  if (marks.join() !== before.join() && marks.join() !== is.join()) {
    if (is.join() === before.join()) counts.push({ what: 'marks', count: 0, marks });
    else overtaken.push('marks');
  }
  return { reported: counts, overtaken, emptied };
}
