import { COUNT_WAYS, markList, type CountWay, type ItemCount, type ItemFacts, type Mark } from './items';

/** The values of an item in a form. Null for a count that nobody has made. */
export type TypedItem = Readonly<Record<CountWay, number | null>> & { readonly marks: readonly Mark[] };

type Field = ItemCount['what'];
export type ReportedChanges = {
  /** The new values from the form. */
  readonly said: readonly Omit<ItemCount, 'at'>[];
  /** The fields that somebody else has changed to another value since the form was shown. */
  readonly overtaken: readonly Field[];
  /** Counts that were cleared. A count can be changed but not removed. */
  readonly emptied: readonly CountWay[];
};

/**
 * Returns the desk's changes to an item by a form that showed `was`. Fields that are unchanged, or already have the
 * typed value, are left out.
 */
export function reportedChanges(now: ItemFacts, was: TypedItem, typed: TypedItem): ReportedChanges {
  const said: Omit<ItemCount, 'at'>[] = [];
  const overtaken: Field[] = [];
  const emptied: CountWay[] = [];
  for (const what of COUNT_WAYS) {
    const [is, count] = [now[what]?.value ?? null, typed[what]];
    if (count === was[what] || count === is) continue;
    if (count === null) emptied.push(what);
    else if (is === was[what]) said.push({ what, count, marks: [] });
    else overtaken.push(what);
  }
  const [is, before, marks] = [now.marks?.value ?? [], markList(was.marks), markList(typed.marks)];
  if (marks.join() !== before.join() && marks.join() !== is.join()) {
    if (is.join() === before.join()) said.push({ what: 'marks', count: 0, marks });
    else overtaken.push('marks');
  }
  return { said, overtaken, emptied };
}
