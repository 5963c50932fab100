import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { nextCount } from '../model/chosen';
import type { Chosen, Thing } from '../types';

export type Pointed = { readonly id: string; readonly piece?: Element | undefined };

const pieceAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest('[data-thing]') : null;
const idOf = (piece: Element): string => piece.getAttribute('data-thing') ?? '';

/** Returns the piece that an event is about; null for the background. */
const pointedIn = ({ target }: Event): Pointed | null => {
  const piece = pieceAt(target);
  return piece ? { id: idOf(piece), piece } : null;
};

/** Makes the drawing of a unit selectable. The first n pieces of each line are marked, the nearest first. */
function unitDrawing(root: Element) {
  const pieces = [...root.querySelectorAll('[data-thing]')];
  const caption = root.querySelector('[data-caption]');
  const hint = caption?.textContent ?? '';
  const orders = new Map<string, Element[]>();
  // The pieces painted last are the nearest.
  for (const piece of pieces.toReversed()) orders.set(idOf(piece), [...(orders.get(idOf(piece)) ?? []), piece]);

  return {
    /** Marks a clicked piece next, unless it is marked already. */
    putNext: ({ id, piece }: Pointed, marked: number): void => {
      const order = orders.get(id) ?? [];
      const place = piece ? order.indexOf(piece) : -1;
      if (!piece || place < marked) return;
      order.splice(place, 1);
      order.splice(marked, 0, piece);
    },
    /** Marks the pieces and sets the caption, which shows the instructions if `say` is ''. */
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

type Choosing = {
  readonly things: readonly Thing[];
  readonly chosen: Chosen;
  readonly pointed: Pointed | null;
  readonly choose: (id: string, quantity: number) => void;
  readonly point: (pointed: Pointed | null) => void;
};

/** Marks what is pointed at or chosen both in the list and in the server's drawing. */
export function useDrawing(root: Element | null, early: () => readonly Event[], choosing: Choosing): void {
  const drawing = useRef<ReturnType<typeof unitDrawing>>(null);
  const { things, chosen, pointed } = choosing;

  const press = useEffectEvent((event: Event) => {
    const found = pointedIn(event);
    const thing = things.find(({ id }) => id === found?.id);
    if (!found || !thing || thing.free === 0) return;
    const count = chosen[thing.id] ?? 0;
    drawing.current?.putNext(found, count);
    choosing.choose(thing.id, nextCount(count, thing.free));
  });
  const point = useEffectEvent((event: Event) => choosing.point(pointedIn(event)));
  const leave = useEffectEvent(() => choosing.point(null));

  useEffect(() => {
    if (!root) return;
    drawing.current ??= unitDrawing(root);
    const stop = new AbortController();
    const { signal } = stop;
    root.addEventListener('click', (event) => press(event), { signal });
    root.addEventListener('pointerover', (event) => point(event), { signal });
    root.addEventListener('pointerleave', () => leave(), { signal });
    const pressed = early();
    // Runs after all effects. Each click is replayed after React has processed the one before.
    const timer = setTimeout(() => pressed.forEach((event) => flushSync(() => press(event))));
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, [root, early]);

  useLayoutEffect(() => {
    if (!root) return;
    drawing.current ??= unitDrawing(root);
    const free = Object.fromEntries(things.map(({ id, free: count }) => [id, count]));
    drawing.current.show(chosen, free, pointed, pointed ? captionOf(things, chosen, pointed.id) : '');
  }, [root, things, chosen, pointed]);
}

function captionOf(things: readonly Thing[], chosen: Chosen, id: string): string {
  const thing = things.find((one) => one.id === id);
  if (!thing) return '';
  const { title, quantity, free } = thing;
  if (free === 0) return `${title}, return booked`;
  const count = chosen[id] ?? 0;
  if (quantity === 1) return count > 0 ? `${title}, chosen` : title;
  return `${title}, ${count} of ${free} chosen`;
}
