import type { FurnitureItem } from '../order-types';

/** A change in an item's quantity. Negative when there are fewer than before. */
export type ItemDifference = { readonly title: string; readonly more: number };

/** Returns the key by which two lists' lines are the same item: everything but the quantity. */
const keyOf = ({ id, title, cubicFeet, kilograms }: FurnitureItem): string =>
  JSON.stringify([id, title, cubicFeet, kilograms]);

/** Returns the items added to and removed from a list, in the order of the new list and then of the old one. */
export function itemDifferences(
  before: readonly FurnitureItem[],
  after: readonly FurnitureItem[],
): readonly ItemDifference[] {
  const differences = new Map<string, { title: string; more: number }>();
  const count = (item: FurnitureItem, quantity: number) => {
    const key = keyOf(item);
    const more = (differences.get(key)?.more ?? 0) + quantity;
    differences.set(key, { title: item.title, more });
  };
  for (const item of after) count(item, item.quantity);
  for (const item of before) count(item, -item.quantity);
  return [...differences.values()].filter(({ more }) => more !== 0);
}
