import { whenNear } from '@/components/ui/Island/signs';
import { sleep } from '@/components/ui/Island/sleeper';
import { hasEarly } from '@/lib/late-scripts/early-log';
import type { InstantPriceProps } from './InstantPrice/InstantPrice';

/** The id of the element that holds nothing but the widget. */
export const INSTANT_PRICE_ID = 'instant-price';

/**
 * The whole of the widget's code on the first load: fetches the rest when somebody comes near the form, or at once when
 * the browser has kept what was typed. Its fields are plain, so that what they hold stays; until the code is there, and if
 * it never arrives, the form works without it. Returns what ends it.
 */
export function wakeWhenNear(page: HTMLElement, props: InstantPriceProps): () => void {
  const container = page.querySelector<HTMLElement>(`#${INSTANT_PRICE_ID}`);
  if (!container) return () => undefined;
  const isTyped = () => (container.querySelector<HTMLInputElement>('[name=from]')?.value ?? '') !== '';
  return sleep({
    load: async () => {
      const { hydrate } = await import('./hydrate');
      return (isGone) => {
        const root = hydrate(container, props, isGone);
        return () => root.unmount();
      };
    },
    signs: whenNear(container, () => isTyped() || hasEarly(container)),
  }).end;
}
