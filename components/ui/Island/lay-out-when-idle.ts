import { whenIdle } from '@/lib/idle';

const show = ({ style }: HTMLElement) => {
  style.contentVisibility = 'visible';
};

/** Selector of the sections whose layout is delayed. */
const WAITING = '[data-later]';

/**
 * Lays out the delayed sections (laid-out-when-near, styles/tools) one by one in idle time after the paint, so that
 * no layout is long. With a hash in the URL all are laid out at once, or the target would move. Returns the cleanup.
 */
export const layOutWhenIdle = (page: HTMLElement): (() => void) => layOutPartsWhenIdle(page, WAITING);

/** Does the same for the sections that a selector names, for a page that decides itself which of them wait. */
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
