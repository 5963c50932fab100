import type { FurnitureItem } from '../vocabulary';

/** Two lines of one name become one; where they differ in size it is their mean, so that the whole stays what it was. */
export const oneLineEach = (items: readonly FurnitureItem[]): readonly FurnitureItem[] =>
  items.reduce<readonly FurnitureItem[]>((lines, item) => {
    const before = lines.find(({ id }) => id === item.id);
    if (!before) return [...lines, item];
    const quantity = before.quantity + item.quantity;
    const mean = (size: 'cubicFeet' | 'kilograms') =>
      (before[size] * before.quantity + item[size] * item.quantity) / quantity;
    const both = { ...before, quantity, cubicFeet: mean('cubicFeet'), kilograms: mean('kilograms') };
    return lines.map((line) => (line === before ? both : line));
  }, []);
