import { WAYS_OF_VISIT, type CountWay } from './items';
import type { VisitKind, VisitState } from './states';

/** An item of a visit: the quantity on the list, and the counts. A count is null if nobody has made it. */
export type CountedItem = { readonly planned: number } & Readonly<Record<CountWay, number | null>>;

/** The sum of a crew's counts in one direction, out of everything to count. */
type VanCount = { readonly way: CountWay; readonly count: number; readonly of: number };

export type VanNow = {
  /** The part of the items that is in the van, 0 to 1. */
  readonly share: number;
  /** Null before anything is counted, and for a visit without a van. */
  readonly counted: VanCount | null;
};

/** The share without any counts. While a van is unloaded, half is assumed. */
const SHARES: Readonly<Partial<Record<VisitState, number>>> = { unloading: 0.5, done: 0 };

/**
 * Returns how full a van is: by the crew's counts while it loads or unloads, otherwise by the state alone. A van that
 * drives has loaded everything it takes, and after the job nothing is left inside, whatever was not counted.
 */
export function vanNow(kind: VisitKind, state: VisitState, items: readonly CountedItem[]): VanNow {
  const counted = countedIn(wayOf(kind, state), items);
  const share = SHARES[state] ?? 1;
  if (!counted || counted.of === 0) return { share, counted: null };
  const part = counted.count / counted.of;
  if (state === 'loading') return { share: part, counted };
  return { share: state === 'unloading' ? 1 - part : share, counted };
}

/** Returns the direction to count in a state. When the job is done, it is the last one of the visit. */
function wayOf(kind: VisitKind, state: VisitState): CountWay | undefined {
  const ways = WAYS_OF_VISIT[kind];
  if (state === 'done') return ways.at(-1);
  const way = state === 'unloading' ? 'unloaded' : 'loaded';
  return ['loading', 'driving', 'unloading'].includes(state) && ways.includes(way) ? way : undefined;
}

/** Sums the counts in one direction. Unloading expects the loaded pieces, or else the listed. Null without counts. */
function countedIn(way: CountWay | undefined, items: readonly CountedItem[]): VanCount | null {
  if (!way || items.every((item) => item[way] === null)) return null;
  const all = (item: CountedItem) => (way === 'unloaded' ? (item.loaded ?? item.planned) : item.planned);
  return items.reduce<VanCount>(
    (sum, item) => {
      const count = item[way] ?? 0;
      return { way, count: sum.count + count, of: sum.of + Math.max(count, all(item)) };
    },
    { way, count: 0, of: 0 },
  );
}
