import type { FurnitureItem } from '@/lib/domain/order-types';

type Counted = Pick<FurnitureItem, 'title' | 'quantity'>;

/** Returns the lines as text: "12 × Medium box, 1 × Sofa, 3 seats". */
export const listText = (lines: readonly Counted[]): string =>
  lines.map(({ title, quantity }) => `${quantity} × ${title}`).join(', ');

/** Returns the lines of a list with the pieces that did not fit. */
export const linesOutside = (
  items: readonly FurnitureItem[],
  outside: Readonly<Record<string, number>>,
): readonly Counted[] => items.flatMap(({ id, title }) => (outside[id] ? [{ title, quantity: outside[id] }] : []));
