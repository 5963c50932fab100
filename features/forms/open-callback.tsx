import { createRoot } from 'react-dom/client';
import { CALLBACK_HASH } from '@/lib/domain/enquiries/forms';
import { CallbackPopup, type CallbackPopupProps } from './CallbackPopup';

type Opening = Pick<CallbackPopupProps, 'type' | 'ways'> & { readonly opener: HTMLElement | null };

let isOpen = false;

/** Shows the popup in a React root of its own, above any open dialog. Only one at a time. */
export function openCallback({ type, ways, opener }: Opening): void {
  if (isOpen) return;
  isOpen = true;
  // The dialog returns the focus to the element that had it before.
  opener?.focus();
  const root = createRoot(document.createElement('div'));
  const close = () => {
    root.unmount();
    isOpen = false;
    if (window.location.hash === CALLBACK_HASH) {
      history.replaceState(history.state, '', window.location.pathname + window.location.search);
    }
  };
  root.render(<CallbackPopup type={type} ways={ways} onClose={close} />);
}
