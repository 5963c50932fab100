import { useEffect, useRef, useState } from 'react';
import { Toast } from './Toast';
import { TOAST_EVENT, type ToastMessage } from './toast-store';
import styles from './Toast.module.scss';

const SHOWN_MS = 6000;

/** The region that reads toasts out; empty until one comes. A toast stays while the pointer or the focus is on it. */
export function Toaster() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const region = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const show = (event: Event) => setMessage((event as CustomEvent<ToastMessage>).detail);
    window.addEventListener(TOAST_EVENT, show);
    return () => window.removeEventListener(TOAST_EVENT, show);
  }, []);

  useEffect(() => {
    if (!message) return;
    const timer = setInterval(() => {
      if (!region.current?.matches(':hover, :focus-within')) setMessage(null);
    }, SHOWN_MS);
    return () => clearInterval(timer);
  }, [message]);

  return (
    <div ref={region} role="status" className={styles.region}>
      {message ? <Toast {...message} onClose={() => setMessage(null)} /> : null}
    </div>
  );
}
