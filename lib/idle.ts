/** A pause after which a browser without idle callbacks (Safari) is usually idle. */
const PAUSE_MS = 200;

/** Resolves when the screen shows earlier changes. Use it before work that would delay the response to a press. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Runs a function when the browser is idle, or at the latest after `patienceMs` where it is given. */
export function whenIdle(run: () => void, patienceMs?: number): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(() => run(), patienceMs === undefined ? undefined : { timeout: patienceMs });
  } else setTimeout(run, PAUSE_MS);
}
