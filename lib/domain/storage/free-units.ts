import { STORAGE_SPACES, type StorageSpace } from '../order-types';

type Unit = { readonly space: StorageSpace; readonly squareFeet: number | null };

/** Returns a unit's share of the capacity of its size: 1, or the square feet of a custom unit. */
const shareOf = (space: StorageSpace, squareFeet: number | null): number =>
  space === 'custom' ? (squareFeet ?? 0) : 1;

/**
 * Returns whether one more unit of a size is free. `taken`: the areas of custom units, null for others. `capacity`: the
 * number of units, or for custom ones the square feet.
 */
export function fitsIn({ space, squareFeet }: Unit, taken: readonly (number | null)[], capacity: number): boolean {
  const used = taken.reduce<number>((sum, area) => sum + shareOf(space, area), 0);
  return used + shareOf(space, squareFeet) <= capacity;
}

/** Returns the taken capacity of each size, in units or for custom units in square feet. */
export function takenOf(units: readonly Unit[]): Readonly<Record<StorageSpace, number>> {
  const counts = Object.fromEntries(STORAGE_SPACES.map((space) => [space, 0])) as Record<StorageSpace, number>;
  for (const { space, squareFeet } of units) counts[space] += shareOf(space, squareFeet);
  return counts;
}

/** Returns at most two free sizes nearest to an unavailable one: the next larger, then the next smaller. */
export function nearestSizes<U extends { readonly squareFeet: number }>(
  free: readonly U[],
  wanted: number,
): readonly U[] {
  const bySize = free.toSorted((a, b) => a.squareFeet - b.squareFeet);
  const larger = bySize.find(({ squareFeet }) => squareFeet > wanted);
  const smaller = bySize.findLast(({ squareFeet }) => squareFeet < wanted);
  return [larger, smaller].filter((unit) => unit !== undefined);
}
