import { whenOnScreen } from '@/components/ui/Island/hydration-triggers';
import { deferHydration } from '@/components/ui/Island/deferred-hydration';
import type { SlotsContent } from './types';

export const FREE_SLOTS_ID = 'free-slots';
/** The distance below the viewport at which the rows' code is fetched. */
const NEAR = '300px';

/** Fetches the code of the free slots when the reader scrolls near them. Returns the clean-up function. */
export function hydrateSlots(page: HTMLElement, slots: SlotsContent): () => void {
  const container = page.querySelector<HTMLElement>(`#${FREE_SLOTS_ID}`);
  if (!container) return () => undefined;
  return deferHydration({
    load: async () => {
      const { hydrate } = await import('./FreeSlots');
      return () => {
        const root = hydrate(container, slots);
        return () => root.unmount();
      };
    },
    trigger: whenOnScreen(container, NEAR),
  }).end;
}
