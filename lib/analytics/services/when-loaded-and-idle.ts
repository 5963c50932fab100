import { whenIdle } from '@/lib/idle';

/** A browser that is never idle goes ahead after this all the same. */
const PATIENCE_MS = 5000;

/** Runs when the page has loaded, is interactive and has nothing to do (ANA-2). */
export function whenLoadedAndIdle(run: () => void): void {
  const idle = () => whenIdle(run, PATIENCE_MS);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
