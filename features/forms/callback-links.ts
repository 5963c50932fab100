import { track } from '@/lib/analytics/track';
import { CALLBACK_HASH, formPage } from '@/lib/domain/enquiries/form-calls';
import type { CallbackWays } from './CallbackPopup/CallbackPopup';

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
