import type { FurnitureItem } from '../vocabulary';

/** How many more of a thing there are than before; less than none is how many fewer. */
export type ItemDifference = { readonly title: string; readonly more: number };

/** What makes two entries of lists the same thing: everything but how many there are. */
const keyOf = ({ id, title, cubicFeet, kilograms }: FurnitureItem): string =>
  JSON.stringify([id, title, cubicFeet, kilograms]);

/** What has come into a list and what has left it, in the order of the new list and then of the old one. */
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
