import { whenIdle } from '@/lib/idle';

/** Milliseconds after which a browser that is never idle runs the callback all the same. */
const PATIENCE_MS = 5000;

/** Runs the callback when the page has loaded, is interactive and idle (ANA-2). */
export function whenLoadedAndIdle(run: () => void): void {
  const idle = () => whenIdle(run, PATIENCE_MS);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
