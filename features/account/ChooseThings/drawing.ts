import type { Chosen } from '../types';

/** The line of the list that the pointer or focus is on, or one of its pieces in the drawing. */
export type Pointed = { readonly id: string; readonly piece?: Element | undefined };

const pieceAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-thing]') : null;
const idOf = (piece: Element): string => piece.getAttribute('data-thing') ?? '';

/** Returns the piece of the drawing that an event is about; null for the background. */
export const pointedIn = ({ target }: Event): Pointed | null => {
  const piece = pieceAt(target);
  return piece ? { id: idOf(piece), piece } : null;
};

/**
 * Makes the server's drawing of a unit selectable. Of each line the first n pieces are marked, the nearest to the
 * viewer first. A clicked piece moves up to be marked next.
 */
export function unitDrawing(root: Element) {
  const pieces = [...root.querySelectorAll('[data-thing]')];
  const caption = root.querySelector('[data-caption]');
  const hint = caption?.textContent ?? '';
  const orders = new Map<string, Element[]>();
  // The pieces painted last are the nearest.
  for (const piece of pieces.toReversed()) orders.set(idOf(piece), [...(orders.get(idOf(piece)) ?? []), piece]);

  return {
    /** Moves a piece up to be marked next, unless it is one of the `marked` pieces of its line. */
    putNext: ({ id, piece }: Pointed, marked: number): void => {
      const order = orders.get(id) ?? [];
      const place = piece ? order.indexOf(piece) : -1;
      if (!piece || place < marked) return;
      order.splice(place, 1);
      order.splice(marked, 0, piece);
    },
    /**
     * Marks the chosen, free and pointed pieces, and sets the caption to `say`, or to the instructions if that is ''.
     */
    show: (chosen: Chosen, free: Chosen, pointed: Pointed | null, say: string): void => {
      for (const [id, order] of orders) {
        order.forEach((piece, place) => {
          const isPointed = pointed?.id === id && (!pointed.piece || pointed.piece === piece);
          piece.toggleAttribute('data-free', (free[id] ?? 0) > 0);
          piece.toggleAttribute('data-chosen', place < (chosen[id] ?? 0));
          piece.toggleAttribute('data-pointed', isPointed);
        });
      }
      if (caption) caption.textContent = say || hint;
    },
  };
}
