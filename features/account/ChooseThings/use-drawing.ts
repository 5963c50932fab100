import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { nextCount } from '../model/chosen';
import type { Chosen, Thing } from '../types';
import { pointedIn, unitDrawing, type Pointed } from './drawing';

type Choosing = {
  readonly things: readonly Thing[];
  readonly chosen: Chosen;
  readonly pointed: Pointed | null;
  readonly choose: (id: string, quantity: number) => void;
  readonly point: (pointed: Pointed | null) => void;
};

/**
 * Links the list with the server's drawing: a line that is pointed at or chosen in one shows in both. `early` returns
 * the clicks on the drawing from before this code was loaded.
 */
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

/** Returns "Medium box, 3 of 20 chosen". */
function captionOf(things: readonly Thing[], chosen: Chosen, id: string): string {
  const thing = things.find((one) => one.id === id);
  if (!thing) return '';
  const { title, quantity, free } = thing;
  if (free === 0) return `${title}, return booked`;
  const count = chosen[id] ?? 0;
  if (quantity === 1) return count > 0 ? `${title}, chosen` : title;
  return `${title}, ${count} of ${free} chosen`;
}
