import type { Chosen, Thing } from '../types';

export type Line = { readonly id: string; readonly quantity: number };

/** Returns the choice as lines of a request. Pure. */
export const linesOf = (chosen: Chosen): Line[] => Object.entries(chosen).map(([id, quantity]) => ({ id, quantity }));

/** Returns the requested pieces that are still free. Others come from an outdated list or a forged request. Pure. */
export const chosenOf = (things: readonly Thing[], asked: readonly Line[]): Chosen =>
  Object.fromEntries(
    things.flatMap(({ id, free }) => {
      const quantity = Math.min(free, Math.floor(asked.find((line) => line.id === id)?.quantity ?? 0));
      return quantity > 0 ? [[id, quantity]] : [];
    }),
  );

/** Returns the choice with a new count for a line. A count of 0 removes the line. Pure. */
export function withCount(chosen: Chosen, id: string, quantity: number): Chosen {
  const { [id]: _before, ...others } = chosen;
  return quantity > 0 ? { ...others, [id]: quantity } : others;
}

/** Returns a line's count after a click on its item: one more, or 0 when all free pieces are chosen. Pure. */
export const nextCount = (count: number, free: number): number => (count < free ? count + 1 : 0);

export const piecesIn = (chosen: Chosen): number => Object.values(chosen).reduce((sum, count) => sum + count, 0);
