import { createRoot } from 'react-dom/client';
import { CALLBACK_HASH } from '@/lib/domain/enquiries/form-calls';
import { CallbackPopup, type CallbackPopupProps } from './CallbackPopup';

type Opening = Pick<CallbackPopupProps, 'type' | 'ways'> & { readonly opener: HTMLElement | null };

let isOpen = false;

/** Shows the popup over whatever is open, in a root of its own. One at a time. */
export function openCallback({ type, ways, opener }: Opening): void {
  if (isOpen) return;
  isOpen = true;
  // The dialog gives the focus back to where it was.
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
