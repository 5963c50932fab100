/** Events that show that the visitor is near a part of the page. */
export const NEARNESS_EVENTS = ['focusin', 'pointerover', 'pointerdown', 'input'] as const;

/** Returns whether the focus or the pointer is in a part of the page. */
export const isNear = (part: Element): boolean => part.matches(':focus-within, :hover');

type HydrationTrigger = (hydrate: () => void) => () => void;

/** Calls `hydrate` when the visitor comes near a part of the page, or at once if there was a sign before (`isWanted`). */
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
