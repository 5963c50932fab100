import type { Chosen, Thing } from '../types';

export type Line = { readonly id: string; readonly quantity: number };

/** As lines of a request. Pure. */
export const linesOf = (chosen: Chosen): Line[] => Object.entries(chosen).map(([id, quantity]) => ({ id, quantity }));

/** What can be chosen of what was asked for: the rest came from a list that has changed, or from anybody. Pure. */
export const chosenOf = (things: readonly Thing[], asked: readonly Line[]): Chosen =>
  Object.fromEntries(
    things.flatMap(({ id, free }) => {
      const quantity = Math.min(free, Math.floor(asked.find((line) => line.id === id)?.quantity ?? 0));
      return quantity > 0 ? [[id, quantity]] : [];
    }),
  );

/** With another count of a line, which is left out at none. Pure. */
export function withCount(chosen: Chosen, id: string, quantity: number): Chosen {
  const { [id]: _before, ...others } = chosen;
  return quantity > 0 ? { ...others, [id]: quantity } : others;
}

/** What a press on a thing makes of its line's count: one more, and none once all of it is chosen. Pure. */
export const nextCount = (count: number, free: number): number => (count < free ? count + 1 : 0);

export const piecesIn = (chosen: Chosen): number => Object.values(chosen).reduce((sum, count) => sum + count, 0);
