import { isNear } from '@/components/ui/ServerMarkup/awake';
import { hasEarly } from '@/lib/late-scripts/early-log';
import type { Root } from 'react-dom/client';
import type { InstantPriceProps } from './InstantPrice/InstantPrice';

/** The id of the element that holds nothing but the widget. */
export const INSTANT_PRICE_ID = 'instant-price';
const NEAR = ['focusin', 'pointerover', 'input'] as const;

/**
 * The whole of the widget's code on the first load: fetches the rest when somebody comes near the form, or at once when
 * the browser has kept what was typed. Until then, and if it never arrives, the form is plain HTML and works.
 * Returns what ends it.
 */
export function wakeWhenNear(page: HTMLElement, props: InstantPriceProps): () => void {
  const container = page.querySelector<HTMLElement>(`#${INSTANT_PRICE_ID}`);
  if (!container) return () => undefined;
  let state: 'asleep' | 'waking' | 'gone' = 'asleep';
  let root: Root | undefined;
  const wake = () => {
    if (state !== 'asleep') return;
    state = 'waking';
    void import('./hydrate').then(
      ({ hydrate }) => {
        if (state === 'waking') root = hydrate(container, props, () => state === 'gone');
      },
      () => {
        if (state === 'waking') state = 'asleep';
      },
    );
  };
  NEAR.forEach((event) => container.addEventListener(event, wake));
  const isTyped = container.querySelector<HTMLInputElement>('[name=from]')?.value;
  if (isTyped || isNear(container) || hasEarly(container)) wake();
  return () => {
    state = 'gone';
    NEAR.forEach((event) => container.removeEventListener(event, wake));
    // Not at once: React is in the middle of taking the page away.
    setTimeout(() => root?.unmount());
  };
}
