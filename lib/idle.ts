/** A moment in which a browser without an idle callback (Safari) mostly has done what it was at. */
const PAUSE_MS = 200;

/** Ends when the screen has shown what was changed before: for work that would keep it from answering a press. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Runs when the browser has nothing else to do; where `patienceMs` is given, after that long in any case. */
export function whenIdle(run: () => void, patienceMs?: number): void {
  if (typeof window.requestIdleCallback === 'function') {
    window.requestIdleCallback(() => run(), patienceMs === undefined ? undefined : { timeout: patienceMs });
  } else setTimeout(run, PAUSE_MS);
}
