import { STORAGE_SPACES, type StorageSpace } from '../vocabulary';

type Unit = { readonly space: StorageSpace; readonly squareFeet: number | null };

/** What units of one size take of it: one each, and custom ones their square feet. */
const shareOf = (space: StorageSpace, squareFeet: number | null): number =>
  space === 'custom' ? (squareFeet ?? 0) : 1;

/**
 * Whether one more unit of a size is there.
 * @param taken the areas of those that are taken, square feet; null for all but custom ones
 * @param capacity units of the size; of custom ones square feet
 */
export function fitsIn({ space, squareFeet }: Unit, taken: readonly (number | null)[], capacity: number): boolean {
  const used = taken.reduce<number>((sum, area) => sum + shareOf(space, area), 0);
  return used + shareOf(space, squareFeet) <= capacity;
}

/** How much of each size is taken, in units and for custom ones in square feet. */
export function takenOf(units: readonly Unit[]): Readonly<Record<StorageSpace, number>> {
  const counts = Object.fromEntries(STORAGE_SPACES.map((space) => [space, 0])) as Record<StorageSpace, number>;
  for (const { space, squareFeet } of units) counts[space] += shareOf(space, squareFeet);
  return counts;
}

/** Of the sizes that are free those nearest to one that is not, at most two: the next larger, then the next smaller. */
export function nearestSizes<U extends { readonly squareFeet: number }>(
  free: readonly U[],
  wanted: number,
): readonly U[] {
  const bySize = free.toSorted((a, b) => a.squareFeet - b.squareFeet);
  const larger = bySize.find(({ squareFeet }) => squareFeet > wanted);
  const smaller = bySize.findLast(({ squareFeet }) => squareFeet < wanted);
  return [larger, smaller].filter((unit) => unit !== undefined);
}
