import { FORM_GONE, FORM_PLACE, FORM_SHOWN } from '@/components/forms/form-place';
import { isNear, NEAR } from '@/components/ui/Island/signs';
import { sleep, type Sleeper } from '@/components/ui/Island/sleeper';
import { track } from '@/lib/analytics/track';
import { CALLBACK_HASH, formPage } from '@/lib/domain/enquiries/form-calls';
import { hasEarly } from '@/lib/late-scripts/early-log';
import type { CallbackWays } from './CallbackPopup';

const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/**
 * Opens the call-back popup from every link to the page of that form, and from #callback in the address. Before this
 * code is there, and without a script, the links lead to the page. Returns what ends it.
 */
export function watchCallbackLinks(ways: CallbackWays): () => void {
  const open = async (type: 'menu_callback_popup' | 'callback_popup', opener: HTMLElement | null) => {
    // The page of the form: one of it is enough.
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
  // Before React's listeners: a link whose click is taken leads nowhere.
  document.addEventListener('click', onClick, { capture: true });
  window.addEventListener('hashchange', onHash);
  onHash();
  return () => {
    document.removeEventListener('click', onClick, { capture: true });
    window.removeEventListener('hashchange', onHash);
  };
}

/**
 * Wakes the forms of all pages: the first sign that somebody comes near one fetches Formik, the rules and the calls. They may
 * stand anywhere in markup that no code of the page knows, so one listener at the document stands for the signs of each.
 * Until they are there, and if they never arrive, a form is plain HTML and posts. Also opens the call-back popup.
 * Returns what ends it.
 */
export function wakeForms(ways: CallbackWays): () => void {
  const sleepers = new Map<HTMLElement, Sleeper>();

  const end = (place: HTMLElement) => {
    sleepers.get(place)?.end();
    sleepers.delete(place);
  };
  /** Pressed before their code was there: sent again by it, which says beside the field what is wrong. */
  const pressed = new Set<HTMLElement>();
  /** Whose code did not arrive: they post, and the page that answers says what is missing. */
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

  const sleeperOf = (place: HTMLElement): Sleeper =>
    sleep({
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
  const wake = (place: HTMLElement) => {
    [...sleepers.keys()].filter(({ isConnected }) => !isConnected).forEach(end);
    const sleeper = sleepers.get(place) ?? sleeperOf(place);
    sleepers.set(place, sleeper);
    sleeper.wake();
  };

  const placeOf = ({ target }: Event) => (target instanceof Element ? target.closest<HTMLElement>(FORM_PLACE) : null);
  const onNear = (event: Event) => {
    const place = placeOf(event);
    if (place) wake(place);
  };
  /** Still asleep, it would leave for the page that answers a post. */
  const onPressed = (event: Event) => {
    const place = placeOf(event);
    if (!place || sleepers.get(place)?.isAwake() || without.has(place)) return;
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
  const isTouched = (place: HTMLElement) => place.childElementCount === 0 || isNear(place) || hasEarly(place);
  [...document.querySelectorAll<HTMLElement>(FORM_PLACE)].filter(isTouched).forEach(wake);
  const stopLinks = watchCallbackLinks(ways);
  return () => {
    stopLinks();
    listeners.forEach(([event, listener]) => document.removeEventListener(event, listener));
    [...sleepers.keys()].forEach(end);
  };
}
