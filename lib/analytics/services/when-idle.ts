/** A browser that is never idle goes ahead after this all the same. */
const PATIENCE_MS = 5000;

/** Safari has no idle callback; a pause after the load event does the same for it. */
function idle(run: () => void): void {
  if (typeof window.requestIdleCallback === 'function') window.requestIdleCallback(run, { timeout: PATIENCE_MS });
  else setTimeout(run, 500);
}

/** Runs when the page has loaded, is interactive and has nothing to do (ANA-2). */
export function whenIdle(run: () => void): void {
  if (document.readyState === 'complete') idle(run);
  else window.addEventListener('load', () => idle(run), { once: true });
}
