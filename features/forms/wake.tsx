import { FORM_GONE, FORM_PLACE, FORM_SHOWN } from '@/components/forms/form-place';
import { isNear, NEAR } from '@/components/ui/ServerMarkup/awake';
import { hasEarly } from '@/lib/late-scripts/early-log';
import { watchCallbackLinks } from './callback-links';
import type { CallbackWays } from './CallbackPopup/CallbackPopup';

/**
 * Wakes the forms of all pages: the first sign that somebody comes near one fetches Formik, the rules and the calls.
 * Until they are there, and if they never arrive, a form is plain HTML and posts. Also opens the call-back popup.
 * Returns what ends it.
 */
export function wakeForms(ways: CallbackWays): () => void {
  /** By the place of a form: what ends it; null while its code is on its way. */
  const awake = new Map<HTMLElement, (() => void) | null>();

  const end = (place: HTMLElement) => {
    // Not at once: React may be in the middle of taking the page away.
    const unmount = awake.get(place);
    awake.delete(place);
    if (unmount) setTimeout(unmount);
  };
  /** Pressed before their code was there: sent again by it, which says beside the field what is wrong. */
  const pressed = new Set<HTMLElement>();
  /** Whose code did not arrive: the browser says what is missing, or posts. */
  const without = new Set<HTMLElement>();
  const pressAgain = (place: HTMLElement) => {
    const form = place.querySelector('form');
    if (!pressed.delete(place) || !form) return;
    form.noValidate = true;
    form.requestSubmit();
  };
  const leaveToBrowser = (place: HTMLElement) => {
    if (!pressed.delete(place)) return;
    without.add(place);
    place.querySelector('form')?.requestSubmit();
    without.delete(place);
  };

  const wake = (place: HTMLElement) => {
    if (awake.has(place)) return;
    [...awake.keys()].filter(({ isConnected }) => !isConnected).forEach(end);
    awake.set(place, null);
    void import('./mount').then(
      ({ mount }) => {
        if (!awake.has(place) || !place.isConnected) return;
        awake.set(place, mount(place));
        pressAgain(place);
      },
      // The next sign tries again.
      () => {
        awake.delete(place);
        leaveToBrowser(place);
      },
    );
  };

  const placeOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(FORM_PLACE) : null);
  const onNear = (event: Event) => {
    const place = placeOf(event);
    if (place) wake(place);
  };
  /** Still asleep, the browser would say in a bubble of its own what is missing, or leave for the page that answers a post. */
  const onPressed = (event: Event) => {
    const place = placeOf(event);
    if (!place || awake.get(place) || without.has(place)) return;
    event.preventDefault();
    pressed.add(place);
    wake(place);
  };
  /** After a soft navigation nothing of the server stands there. */
  const onShown = (event: Event) => {
    const place = placeOf(event);
    if (place && place.childElementCount === 0) wake(place);
  };
  const onGone = (event: Event) => {
    const place = placeOf(event);
    if (place) end(place);
  };
  const listeners = [
    ...NEAR.map((event) => [event, onNear] as const),
    [FORM_SHOWN, onShown] as const,
    [FORM_GONE, onGone] as const,
    ['submit', onPressed] as const,
  ];
  listeners.forEach(([event, listener]) => document.addEventListener(event, listener));
  // It does not bubble.
  document.addEventListener('invalid', onPressed, true);
  const isTouched = (place: HTMLElement) => place.childElementCount === 0 || isNear(place) || hasEarly(place);
  [...document.querySelectorAll<HTMLElement>(FORM_PLACE)].filter(isTouched).forEach(wake);
  const stopLinks = watchCallbackLinks(ways);
  return () => {
    stopLinks();
    listeners.forEach(([event, listener]) => document.removeEventListener(event, listener));
    document.removeEventListener('invalid', onPressed, true);
    [...awake.keys()].forEach(end);
  };
}
