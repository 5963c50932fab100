import { hydrateMarkup } from '@/components/ui/Island/hydrate-markup';
import { takeEarly } from '@/lib/deferred-scripts/early-log';
import { chooserId, pictureId } from '../model/chosen';
import type { AccountBodyProps } from '../types';

/** Returns the clicks on a drawing so far, and records further ones until they are taken. */
function keepPresses(picture: HTMLElement | null) {
  let kept = picture ? takeEarly(picture).flatMap(({ event }) => event ?? []) : [];
  const keep = (event: Event) => void kept.push(event);
  picture?.addEventListener('click', keep);
  const take = () => {
    picture?.removeEventListener('click', keep);
    const taken = kept;
    kept = [];
    return taken;
  };
  return { take, isPressed: kept.length > 0 };
}

/**
 * Hydrates the chooser of each unit when the customer comes near it. Until then it is a plain form. Returns the
 * cleanup.
 */
export function hydrateUnits(page: HTMLElement, body: AccountBodyProps): () => void {
  if (body.kind !== 'account' || body.content.kind !== 'items') return () => undefined;
  const { cards, opened = [] } = body.content;
  const units = [...cards, ...opened.map((unit) => ({ ...unit, actions: [] }))];
  const hydrations = units.flatMap(({ orderId, things, bringBack, actions }) => {
    const part = page.querySelector<HTMLElement>(`[id="${chooserId(orderId)}"]`);
    const around = part?.closest<HTMLElement>('[data-unit]');
    if (!part || !around || !bringBack) return [];
    const { take: early, isPressed } = keepPresses(page.querySelector<HTMLElement>(`[id="${pictureId(orderId)}"]`));
    const action = part.querySelector('form')?.getAttribute('action') ?? '';
    const props = { orderId, things, bringBack, actions, action, early };
    const load = async () => (await import('./ChooseThings')).ChooseThings;
    const { end } = hydrateMarkup(part, { load, props, hydratesWhenNear: true, around });
    // A recorded click means that the customer is already near.
    if (isPressed) around.dispatchEvent(new Event('pointerover'));
    return [() => void (end(), early())];
  });
  return () => hydrations.forEach((end) => end());
}
