import { wakeMarkup } from '@/components/ui/Island/wake-markup';
import type { AccountBodyProps } from '../types';
import { chooserId, pictureId } from './ids';

/** Keeps the presses on a drawing until they are asked for, once. */
function keepPresses(picture: HTMLElement | null) {
  let kept: Event[] = [];
  const keep = (event: Event) => void kept.push(event);
  picture?.addEventListener('click', keep);
  return () => {
    picture?.removeEventListener('click', keep);
    const early = kept;
    kept = [];
    return early;
  };
}

/**
 * Wakes what can be chosen of each unit when somebody comes near the unit, list or drawing. Until then, and if its code
 * never arrives, it is a plain form. Returns what ends it.
 */
export function wakeUnits(page: HTMLElement, body: AccountBodyProps): () => void {
  if (body.kind !== 'account' || body.content.kind !== 'items') return () => undefined;
  const woken = body.content.cards.flatMap(({ orderId, things, bringBack, actions }) => {
    const part = page.querySelector<HTMLElement>(`[id="${chooserId(orderId)}"]`);
    const around = part?.closest<HTMLElement>('[data-unit]');
    if (!part || !around || !bringBack) return [];
    const early = keepPresses(page.querySelector<HTMLElement>(`[id="${pictureId(orderId)}"]`));
    const action = part.querySelector('form')?.getAttribute('action') ?? '';
    const props = { orderId, things, bringBack, actions, action, early };
    const load = async () => (await import('./ChooseThings')).ChooseThings;
    const { end } = wakeMarkup(part, { load, props, wakesWhenNear: true, around });
    return [() => void (end(), early())];
  });
  return () => woken.forEach((end) => end());
}
