import { whenIdle } from '@/lib/idle';
import { earlyLog } from '@/lib/late-scripts/early-log';

/** What somebody does who is about to use a page. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;
/** After this long a browser that is never idle goes ahead all the same. */
const PATIENCE_MS = 1500;

let wanted: Promise<void> | undefined;

/** Resolves when the page has loaded and the browser is idle, or as soon as somebody comes near the page. Once for all. */
export function whenWanted(): Promise<void> {
  wanted ??= new Promise<void>((resolve) => {
    const go = () => {
      SIGNS.forEach((sign) => window.removeEventListener(sign, go, true));
      resolve();
    };
    SIGNS.forEach((sign) => window.addEventListener(sign, go, { capture: true, passive: true }));
    // The frame first: what is on the screen must not wait for what comes after it.
    const afterPaint = () => requestAnimationFrame(() => setTimeout(() => whenIdle(go, PATIENCE_MS)));
    // Their code is here because somebody waits for it.
    if (earlyLog()?.isUsed) go();
    else if (document.readyState === 'complete') afterPaint();
    else window.addEventListener('load', afterPaint, { once: true });
  });
  return wanted;
}
