/** What somebody does who comes near a part of a page. */
export const NEAR = ['focusin', 'pointerover', 'pointerdown', 'input'] as const;

/** Whether somebody is near it just now. */
export const isNear = (part: Element): boolean => part.matches(':focus-within, :hover');

type Signs = (wake: () => void) => () => void;

/** Somebody comes near it, or has before this code did: what they did then is known elsewhere (`isWanted`). */
export const whenNear =
  (part: Element, isWanted: () => boolean): Signs =>
  (wake) => {
    NEAR.forEach((event) => part.addEventListener(event, wake));
    if (isWanted() || isNear(part)) wake();
    return () => NEAR.forEach((event) => part.removeEventListener(event, wake));
  };

/** It is on the screen, or `margin` below it. */
export const whenOnScreen =
  (part: Element, margin: string): Signs =>
  (wake) => {
    const look: IntersectionObserverCallback = (entries) =>
      entries.some(({ isIntersecting }) => isIntersecting) && wake();
    const observer = new IntersectionObserver(look, { rootMargin: margin });
    observer.observe(part);
    return () => observer.disconnect();
  };
