/** Safari has no requestIdleCallback. */
const whenIdle = (run: () => void) =>
  typeof requestIdleCallback === 'function' ? void requestIdleCallback(run) : void setTimeout(run, 100);

/**
 * Ends the waiting of the sections below the first screen (HomeBody.module.scss) once the page is painted and idle: one
 * after the other, so that no layout is long. From then on nothing moves, and a picture of the whole page shows it all.
 * Returns what ends it.
 */
export function layOutWhenIdle(page: HTMLElement): () => void {
  const waiting = [...page.querySelectorAll<HTMLElement>(':scope > * > *')];
  const next = () => {
    const section = waiting.shift();
    if (!section) return;
    section.style.contentVisibility = 'visible';
    whenIdle(next);
  };
  whenIdle(next);
  return () => void waiting.splice(0);
}
