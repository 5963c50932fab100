/** Events that show that the visitor is near a part of the page. */
export const NEAR = ['focusin', 'pointerover', 'pointerdown', 'input'] as const;

/** Returns whether the focus or the pointer is in a part of the page. */
export const isNear = (part: Element): boolean => part.matches(':focus-within, :hover');

type Signs = (wake: () => void) => () => void;

/** Calls `wake` when the visitor comes near a part of the page, or at once if there was a sign before (`isWanted`). */
export const whenNear =
  (part: Element, isWanted: () => boolean): Signs =>
  (wake) => {
    NEAR.forEach((event) => part.addEventListener(event, wake));
    if (isWanted() || isNear(part)) wake();
    return () => NEAR.forEach((event) => part.removeEventListener(event, wake));
  };

/** Calls `wake` when a part is on the screen, or within `margin` of it. */
export const whenOnScreen =
  (part: Element, margin: string): Signs =>
  (wake) => {
    const look: IntersectionObserverCallback = (entries) =>
      entries.some(({ isIntersecting }) => isIntersecting) && wake();
    const observer = new IntersectionObserver(look, { rootMargin: margin });
    observer.observe(part);
    return () => observer.disconnect();
  };
