import { whenIdle } from '@/lib/idle';

const show = ({ style }: HTMLElement) => {
  style.contentVisibility = 'visible';
};

/** What waits says so. */
const WAITING = '[data-later]';

/**
 * Ends the waiting of the sections below the first screen (laid-out-when-near, styles/tools) once the page is painted and
 * idle: one after the other, so that no layout is long. From then on nothing moves, and a picture of the whole page shows
 * it all. Where the address names a place of the page all is laid out at once, or that place would move away.
 * Returns what ends it.
 */
export const layOutWhenIdle = (page: HTMLElement): (() => void) => layOutPartsWhenIdle(page, WAITING);

/** The same for a page that knows better than its parts which of them wait. */
export function layOutPartsWhenIdle(page: HTMLElement, selector: string): () => void {
  const waiting = [...page.querySelectorAll<HTMLElement>(selector)];
  if (window.location.hash) {
    waiting.splice(0).forEach(show);
    page.querySelector(':target')?.scrollIntoView();
  }
  const next = () => {
    const section = waiting.shift();
    if (!section) return;
    show(section);
    whenIdle(next);
  };
  whenIdle(next);
  return () => void waiting.splice(0);
}
