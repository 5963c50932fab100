import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { ToastKind, ToastMessage, ToastProps } from './Toast';
import styles from './Toast.module.scss';

export const TOAST_EVENT = 'ssm:toast';

/** Shows a text at the bottom of the page. The Toaster of the shell listens for it. */
export function showToast(text: string, kind: ToastKind = 'success'): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(TOAST_EVENT, { detail: { text, kind } }));
}

const SHOWN_MS = 6000;

type Shown = { readonly message: ToastMessage; readonly Look: ComponentType<ToastProps> };

/** Renders the live region for toasts. A toast stays while the pointer or the focus is on it. */
export function Toaster() {
  const [shown, setShown] = useState<Shown | null>(null);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = async (event: Event) => {
      const { Toast } = await import('./Toast');
      setShown({ message: (event as CustomEvent<ToastMessage>).detail, Look: Toast });
    };
    const listener = (event: Event) => void show(event);
    window.addEventListener(TOAST_EVENT, listener);
    return () => window.removeEventListener(TOAST_EVENT, listener);
  }, []);

  useEffect(() => {
    if (!shown) return;
    const timer = setInterval(() => {
      if (!region.current?.matches(':hover, :focus-within')) setShown(null);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [shown]);

  return (
    <div ref={region} role="status" className={styles.region}>
      {shown ? <shown.Look {...shown.message} onClose={() => setShown(null)} /> : null}
    </div>
  );
}
