import { COUNT_WAYS, markList, type CountWay, type ItemCount, type ItemFacts, type Mark } from './items';

/** What a form says of an item; null for what nobody has counted. */
export type TypedItem = Readonly<Record<CountWay, number | null>> & { readonly marks: readonly Mark[] };

type Field = ItemCount['what'];
export type Told = {
  /** What the form says anew. */
  readonly said: readonly Omit<ItemCount, 'at'>[];
  /** What somebody else has said since the form was shown, and the form says differently. */
  readonly overtaken: readonly Field[];
  /** Counts that were emptied: a number can be said anew, not unsaid. */
  readonly emptied: readonly CountWay[];
};

/**
 * What the desk says of an item by a form that showed `was`: only what was changed on it, and what is so by now is not said
 * again.
 */
export function toldOf(now: ItemFacts, was: TypedItem, typed: TypedItem): Told {
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
