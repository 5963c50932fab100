import { WAYS_OF_VISIT, type CountWay } from './items';
import type { VisitKind, VisitState } from './states';

/** An item of a visit: how many are on the list, and how many were counted, null where nobody has. */
export type CountedItem = { readonly planned: number } & Readonly<Record<CountWay, number | null>>;

/** What a crew has counted of everything that there is to count one way. */
type VanCount = { readonly way: CountWay; readonly count: number; readonly of: number };

/** What is in the van, and what says so. */
export type VanNow = {
  /** Of the things, 0 to 1. */
  readonly share: number;
  /** Null while nothing is counted, and where there is no van. */
  readonly counted: VanCount | null;
};

/** Half are out at some time while it is unloaded: all that is known where nobody counts. */
const SHARES: Readonly<Partial<Record<VisitState, number>>> = { unloading: 0.5, done: 0 };

/**
 * How full a van is: by what its crew has counted while it loads or unloads, else by the state alone. Who drives off has
 * loaded what it takes, and who is done has nothing left inside, whatever was not counted.
 */
export function vanNow(kind: VisitKind, state: VisitState, items: readonly CountedItem[]): VanNow {
  const counted = countedIn(wayOf(kind, state), items);
  const share = SHARES[state] ?? 1;
  if (!counted || counted.of === 0) return { share, counted: null };
  const part = counted.count / counted.of;
  if (state === 'loading') return { share: part, counted };
  return { share: state === 'unloading' ? 1 - part : share, counted };
}

/** Which count is the one to tell; at the end that of the last thing that is done with the van. */
function wayOf(kind: VisitKind, state: VisitState): CountWay | undefined {
  const ways = WAYS_OF_VISIT[kind];
  if (state === 'done') return ways.at(-1);
  const way = state === 'unloading' ? 'unloaded' : 'loaded';
  return ['loading', 'driving', 'unloading'].includes(state) && ways.includes(way) ? way : undefined;
}

/** Out of the van comes what was counted into it; where nobody has, what is on the list. */
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
