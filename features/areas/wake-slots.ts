import { whenOnScreen } from '@/components/ui/Island/signs';
import { sleep } from '@/components/ui/Island/sleeper';
import type { SlotsContent } from './types';

/** The id of the element that holds nothing but the free slots. */
export const FREE_SLOTS_ID = 'free-slots';
/** How far below the screen the rows may still be when their code is fetched. */
const NEAR = '300px';

/**
 * The whole of the free slots' code on the first load: fetches the rest when the reader comes near them. Until then the
 * page holds their place. Returns what ends it.
 */
export function wakeSlots(page: HTMLElement, slots: SlotsContent): () => void {
  const container = page.querySelector<HTMLElement>(`#${FREE_SLOTS_ID}`);
  if (!container) return () => undefined;
  return sleep({
    load: async () => {
      const { hydrate } = await import('./FreeSlots/hydrate');
      return () => {
        const root = hydrate(container, slots);
        return () => root.unmount();
      };
    },
    signs: whenOnScreen(container, NEAR),
  }).end;
}
