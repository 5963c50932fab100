import type { DraftAddress, Items } from '../order-types';

/** The loaded volume in cubic feet from which an item counts as large and its way in is checked (assumption). */
const LARGE_CUBIC_FEET = 30;

/** Returns the large items of a list, without the customer's own, which have no measures. */
export const largeItems = (items: Items): Items =>
  items.filter(({ id, cubicFeet }) => cubicFeet >= LARGE_CUBIC_FEET && !id.startsWith('custom_'));

type Asked = { readonly pieces: number; readonly query: string };

/** Returns the large items and their home as a query, or null. With a lift: the least favourable home that has one. */
export function askedOf(items: Items, { floor, elevator }: Pick<DraftAddress, 'floor' | 'elevator'>): Asked | null {
  const large = largeItems(items);
  if (large.length === 0) return null;
  const home = elevator ? 'council' : floor === 0 ? 'ground' : 'victorian';
  return {
    pieces: large.reduce((sum, { quantity }) => sum + quantity, 0),
    query: new URLSearchParams([...large.map(({ id }) => ['item', id]), ['home', home]]).toString(),
  };
}
