import { whenIdle } from '@/lib/idle';

const show = ({ style }: HTMLElement) => {
  style.contentVisibility = 'visible';
};

const WAITING = '[data-later]';

/**
 * Lays out the delayed sections (laid-out-when-near, styles/tools) one by one in idle time. With a hash in the URL all
 * are laid out at once, or the target would move. Returns the cleanup.
 */
export const layOutWhenIdle = (page: HTMLElement): (() => void) => layOutPartsWhenIdle(page, WAITING);

/** Lays out the sections that a selector names in the same way. */
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
