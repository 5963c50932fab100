import { FORM_GONE, FORM_PLACE, FORM_SHOWN } from '@/components/forms/form-place';
import { isNear, NEARNESS_EVENTS } from '@/components/ui/Island/hydration-triggers';
import { deferHydration, type DeferredHydration } from '@/components/ui/Island/deferred-hydration';
import { track } from '@/lib/analytics/track';
import { CALLBACK_HASH, formPage } from '@/lib/domain/enquiries/forms';
import { hasEarly } from '@/lib/deferred-scripts/early-log';
import type { CallbackWays } from './CallbackPopup';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Opens the callback popup from links to that form's page and from #callback. Returns the clean-up function. */
export function watchCallbackLinks(ways: CallbackWays): () => void {
  const open = async (type: 'menu_callback_popup' | 'callback_popup', opener: HTMLElement | null) => {
    // The page already has the form, so it takes the focus and the popup stays closed.
    const here = document.querySelector<HTMLElement>('[data-form="callback"] input[name="name"]');
    if (here) return here.focus();
    const { openCallback } = await import('./open-callback');
    openCallback({ type, ways, opener });
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || !isPlainClick(event) || link.getAttribute('href') !== formPage('callback')) return;
    event.preventDefault();
    const { callback: spot } = link.dataset;
    if (spot) track('menu_callback_btn_click', { spot });
    void open(spot ? 'menu_callback_popup' : 'callback_popup', link);
  };
  const onHash = () => {
    if (window.location.hash === CALLBACK_HASH) void open('callback_popup', null);
  };
  // Capture runs before React's listeners, so that a handled link does not navigate.
  document.addEventListener('click', onClick, { capture: true });
  window.addEventListener('hashchange', onHash);
  onHash();
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('hashchange', onHash);
  };
}

/**
 * Loads the code of all forms when a visitor comes near one, and opens the callback popup. Until then a form is plain
 * HTML and posts. Returns the clean-up function.
 */
export function hydrateForms(ways: CallbackWays): () => void {
  const hydrations = new Map<HTMLElement, DeferredHydration>();

  const end = (place: HTMLElement) => {
    hydrations.get(place)?.end();
    hydrations.delete(place);
  };
  /** The forms submitted before their code had loaded. They are submitted again, to show errors beside the fields. */
  const pressed = new Set<HTMLElement>();
  /** The forms whose code did not load. They post natively. */
  const without = new Set<HTMLElement>();
  const pressAgain = (place: HTMLElement) => {
    if (pressed.delete(place)) place.querySelector('form')?.requestSubmit();
  };
  const leaveToBrowser = (place: HTMLElement) => {
    if (!pressed.delete(place)) return;
    without.add(place);
    place.querySelector('form')?.requestSubmit();
    without.delete(place);
  };

  const hydrationOf = (place: HTMLElement): DeferredHydration =>
    deferHydration({
      load: async () => {
        const { mount } = await import('./mount');
        return () => {
          const unmount = mount(place);
          pressAgain(place);
          return unmount;
        };
      },
      onMissing: () => leaveToBrowser(place),
    });
  const hydrate = (place: HTMLElement) => {
    [...hydrations.keys()].filter(({ isConnected }) => !isConnected).forEach(end);
    const hydration = hydrations.get(place) ?? hydrationOf(place);
    hydrations.set(place, hydration);
    hydration.hydrate();
  };

  const placeOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(FORM_PLACE) : null);
  const onNear = (event: Event) => {
    const place = placeOf(event);
    if (place) hydrate(place);
  };
  /** Stops a form without its code from posting natively, and submits it again once the code has loaded. */
  const onPressed = (event: Event) => {
    const place = placeOf(event);
    if (!place || hydrations.get(place)?.isHydrated() || without.has(place)) return;
    event.preventDefault();
    pressed.add(place);
    hydrate(place);
  };
  /** Mounts a form after a client-side navigation, where there is no server markup. */
  const onShown = (event: Event) => {
    const place = placeOf(event);
    if (place && place.childElementCount === 0) hydrate(place);
  };
  const onGone = (event: Event) => {
    const place = placeOf(event);
    if (place) end(place);
  };
  const listeners = [
    ...NEARNESS_EVENTS.map((event) => [event, onNear] as const),
    [FORM_SHOWN, onShown] as const,
    [FORM_GONE, onGone] as const,
    ['submit', onPressed] as const,
  ];
  listeners.forEach(([event, listener]) => document.addEventListener(event, listener));
  const isTouched = (place: HTMLElement) => place.childElementCount === 0 || isNear(place) || hasEarly(place);
  [...document.querySelectorAll<HTMLElement>(FORM_PLACE)].filter(isTouched).forEach(hydrate);
  const stopLinks = watchCallbackLinks(ways);
  return () => {
    stopLinks();
    listeners.forEach(([event, listener]) => document.removeEventListener(event, listener));
    [...hydrations.keys()].forEach(end);
  };
}
