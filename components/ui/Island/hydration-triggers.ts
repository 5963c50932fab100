import { whenIdle } from '@/lib/idle';
import { earlyLog } from '@/lib/deferred-scripts/early-log';

/** Events that show that the visitor is near a part of the page. */
export const NEARNESS_EVENTS = ['focusin', 'pointerover', 'pointerdown', 'input'] as const;

export const isNear = (part: Element): boolean => part.matches(':focus-within, :hover');

type HydrationTrigger = (hydrate: () => void) => () => void;

/** Calls `hydrate` when the visitor comes near a part of the page, or at once if `isWanted`. */
export const whenNear =
  (part: Element, isWanted: () => boolean): HydrationTrigger =>
  (hydrate) => {
    NEARNESS_EVENTS.forEach((event) => part.addEventListener(event, hydrate));
    if (isWanted() || isNear(part)) hydrate();
    return () => NEARNESS_EVENTS.forEach((event) => part.removeEventListener(event, hydrate));
  };

/** Calls `hydrate` when a part is on the screen, or within `margin` of it. */
export const whenOnScreen =
  (part: Element, margin: string): HydrationTrigger =>
  (hydrate) => {
    const look: IntersectionObserverCallback = (entries) =>
      entries.some(({ isIntersecting }) => isIntersecting) && hydrate();
    const observer = new IntersectionObserver(look, { rootMargin: margin });
    observer.observe(part);
    return () => observer.disconnect();
  };

/** Events that show that the visitor is about to use the page. */
const USE_EVENTS = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'] as const;
/** Longest wait for idle time, in milliseconds. */
const PATIENCE_MS = 1500;

let wanted: Promise<void> | undefined;

/** Resolves when the page has loaded and the browser is idle, or as soon as the visitor acts. Shared by all callers. */
export function whenWanted(): Promise<void> {
  wanted ??= new Promise<void>((resolve) => {
    const go = () => {
      USE_EVENTS.forEach((event) => window.removeEventListener(event, go, true));
      resolve();
    };
    USE_EVENTS.forEach((event) => window.addEventListener(event, go, { capture: true, passive: true }));
    // After a frame, so that the visible page is painted first.
    const afterPaint = () => requestAnimationFrame(() => setTimeout(() => whenIdle(go, PATIENCE_MS)));
    // The page's scripts were loaded because of an action by the visitor.
    if (earlyLog()?.isUsed) go();
    else if (document.readyState === 'complete') afterPaint();
    else window.addEventListener('load', afterPaint, { once: true });
  });
  return wanted;
}
