/** Measures of the drawing, in its own units. */
export const MAP = { width: 96, height: 72, houseWidth: 46, storey: 14, left: 2 } as const;

export type Storey = { readonly floor: number; readonly y: number; readonly height: number };

/** A building's storeys, the topmost first, and the height of the street. 0 is the ground floor, -1 lies below it. */
export function storeysOf(floor: number): { readonly storeys: readonly Storey[]; readonly street: number } {
  const lowest = Math.min(floor, 0);
  const highest = Math.max(floor + 1, 2);
  const count = highest - lowest + 1;
  const height = Math.min(MAP.storey, (MAP.height - 2) / count);
  const foot = MAP.height - 1;
  const storeys = Array.from({ length: count }, (_, index) => ({
    floor: highest - index,
    y: foot - (count - index) * height,
    height,
  }));
  return { storeys, street: foot + lowest * height };
}

/** The stairs from the street to a floor, as points of a line: a flight a storey, each turned against the last. */
export function stairs(floor: number, [left, right]: readonly [number, number], storeyHeight: number, street: number) {
  const way = Math.sign(floor);
  return Array.from({ length: Math.abs(floor) + 1 }, (_, flight) =>
    [flight % 2 === 0 ? left : right, street - way * flight * storeyHeight].join(','),
  ).join(' ');
}
