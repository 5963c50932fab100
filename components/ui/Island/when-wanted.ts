import { whenIdle } from '@/lib/idle';
import { earlyLog } from '@/lib/deferred-scripts/early-log';

/** Events that show that the visitor is about to use the page. */
const USE_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;
/** Longest wait for idle time, in milliseconds. */
const PATIENCE_MS = 1500;

let wanted: Promise<void> | undefined;

/** Resolves when the page has loaded and the browser is idle, or as soon as the visitor acts. Shared by all callers. */
export function whenWanted(): Promise<void> {
  wanted ??= new Promise<void>((resolve) => {
    const go = () => {
      USE_EVENTS.forEach((sign) => window.removeEventListener(sign, go, true));
      resolve();
    };
    USE_EVENTS.forEach((sign) => window.addEventListener(sign, go, { capture: true, passive: true }));
    // After a frame, so that the visible page is painted first.
    const afterPaint = () => requestAnimationFrame(() => setTimeout(() => whenIdle(go, PATIENCE_MS)));
    // The page's scripts were loaded because of an action by the visitor.
    if (earlyLog()?.isUsed) go();
    else if (document.readyState === 'complete') afterPaint();
    else window.addEventListener('load', afterPaint, { once: true });
  });
  return wanted;
}
