import type { Chosen } from '../types';

/** What somebody points at: a line of the list, or one of its pieces in the drawing. */
export type Pointed = { readonly id: string; readonly piece?: Element | undefined };

const pieceAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-thing]') : null;
const idOf = (piece: Element): string => piece.getAttribute('data-thing') ?? '';

/** The piece of a drawing that an event is about; null for the room. */
export const pointedIn = ({ target }: Event): Pointed | null => {
  const piece = pieceAt(target);
  return piece ? { id: idOf(piece), piece } : null;
};

/**
 * The server's drawing of a unit as something to choose from. Of a line the first so many pieces are marked, in an order
 * that begins with those nearest to the eye, and that a press changes: what is pressed is marked next.
 */
export function unitDrawing(root: Element) {
  const pieces = [...root.querySelectorAll('[data-thing]')];
  const caption = root.querySelector('[data-caption]');
  const hint = caption?.textContent ?? '';
  const orders = new Map<string, Element[]>();
  // What is painted last stands nearest.
  for (const piece of pieces.toReversed()) orders.set(idOf(piece), [...(orders.get(idOf(piece)) ?? []), piece]);

  return {
    /** Of a line of which `marked` are marked already, this one comes next. */
    putNext: ({ id, piece }: Pointed, marked: number): void => {
      const order = orders.get(id) ?? [];
      const place = piece ? order.indexOf(piece) : -1;
      if (!piece || place < marked) return;
      order.splice(place, 1);
      order.splice(marked, 0, piece);
    },
    /** @param say what the caption says; '' for how to choose */
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
