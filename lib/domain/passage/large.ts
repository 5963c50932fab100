import type { DraftAddress, FurnitureItem } from '../vocabulary';

/** What a person asks about before it is carried in: items of the catalogue from this size on, as loaded (assumption). */
const LARGE_CUBIC_FEET = 30;

/** The large items of a list that have measures. */
export const largeItems = (items: readonly FurnitureItem[]): readonly FurnitureItem[] =>
  items.filter(({ id, cubicFeet }) => cubicFeet >= LARGE_CUBIC_FEET && !id.startsWith('custom_'));

type Asked = { readonly pieces: number; readonly query: string };

/**
 * The large items of a list and the home they go to, as the query of the answer; null where there is none. With a lift
 * the home is the careful one of those that have one: whoever looks at the answer can choose another.
 */
export function askedOf(
  items: readonly FurnitureItem[],
  { floor, elevator }: Pick<DraftAddress, 'floor' | 'elevator'>,
): Asked | null {
  const large = largeItems(items);
  if (large.length === 0) return null;
  const home = elevator ? 'council' : floor === 0 ? 'ground' : 'victorian';
  return {
    pieces: large.reduce((sum, { quantity }) => sum + quantity, 0),
    query: new URLSearchParams([...large.map(({ id }) => ['item', id]), ['home', home]]).toString(),
  };
}
