import type { Root } from 'react-dom/client';
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
  let isGone = false;
  let root: Root | undefined;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void import('./FreeSlots/hydrate').then(
        ({ hydrate }) => {
          if (!isGone) root = hydrate(container, slots);
        },
        () => {
          // The code did not arrive: come near once more and it is fetched again.
          if (!isGone) observer.observe(container);
        },
      );
    },
    { rootMargin: NEAR },
  );
  observer.observe(container);
  return () => {
    isGone = true;
    observer.disconnect();
    // Not at once: React is in the middle of taking the page away.
    setTimeout(() => root?.unmount());
  };
}
