import { whenIdle } from '@/lib/idle';

/** In milliseconds, for a browser that is never idle. */
const PATIENCE_MS = 5000;

/** Runs the callback when the page has loaded and is idle (ANA-2). */
export function whenLoadedAndIdle(run: () => void): void {
  const idle = () => whenIdle(run, PATIENCE_MS);
  if (document.readyState === 'complete') idle();
  else window.addEventListener('load', idle, { once: true });
}
