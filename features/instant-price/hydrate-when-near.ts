import { whenNear } from '@/components/ui/Island/hydration-triggers';
import { deferHydration } from '@/components/ui/Island/deferred-hydration';
import { hasEarly } from '@/lib/deferred-scripts/early-log';
import type { InstantPriceProps } from './InstantPrice/InstantPrice';

export const INSTANT_PRICE_ID = 'instant-price';

/** Loads the widget near the form, or at once for a restored postcode. Returns the clean-up function. */
export function hydrateWhenNear(page: HTMLElement, props: InstantPriceProps): () => void {
  const container = page.querySelector<HTMLElement>(`#${INSTANT_PRICE_ID}`);
  if (!container) return () => undefined;
  const isTyped = () => (container.querySelector<HTMLInputElement>('[name=from]')?.value ?? '') !== '';
  return deferHydration({
    load: async () => {
      const { hydrate } = await import('./InstantPrice/InstantPrice');
      return (isGone) => {
        const root = hydrate(container, props, isGone);
        return () => root.unmount();
      };
    },
    trigger: whenNear(container, () => isTyped() || hasEarly(container)),
  }).end;
}
