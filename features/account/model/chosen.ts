import type { Chosen, Thing } from '../types';

export type Line = { readonly id: string; readonly quantity: number };

export const linesOf = (chosen: Chosen): Line[] => Object.entries(chosen).map(([id, quantity]) => ({ id, quantity }));

/** Returns the requested pieces that are still free. Others come from an outdated list or a forged request. */
export const chosenOf = (things: readonly Thing[], asked: readonly Line[]): Chosen =>
  Object.fromEntries(
    things.flatMap(({ id, free }) => {
      const quantity = Math.min(free, Math.floor(asked.find((line) => line.id === id)?.quantity ?? 0));
      return quantity > 0 ? [[id, quantity]] : [];
    }),
  );

export function withCount(chosen: Chosen, id: string, quantity: number): Chosen {
  const { [id]: _before, ...others } = chosen;
  return quantity > 0 ? { ...others, [id]: quantity } : others;
}

export const nextCount = (count: number, free: number): number => (count < free ? count + 1 : 0);

export const piecesIn = (chosen: Chosen): number => Object.values(chosen).reduce((sum, count) => sum + count, 0);

/** The ids of a unit's form and drawing, by which its parts find each other in the page. */
export const chooserId = (orderId: string): string => `choose-${orderId}`;
export const pictureId = (orderId: string): string => `unit-${orderId}`;
