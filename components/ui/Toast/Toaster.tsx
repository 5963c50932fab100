import { useEffect, useState } from 'react';
import { Toast } from './Toast';
import { TOAST_EVENT, type ToastMessage } from './toast-store';
import styles from './Toast.module.scss';

const SHOWN_MS = 6000;

/** The region that reads toasts out; empty until one comes. It stays while the pointer or the focus is on it. */
export function Toaster() {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [held, setHeld] = useState(false);

  useEffect(() => {
    const show = (event: Event) => setMessage((event as CustomEvent<ToastMessage>).detail);
    window.addEventListener(TOAST_EVENT, show);
    return () => window.removeEventListener(TOAST_EVENT, show);
  }, []);

  useEffect(() => {
    if (!message || held) return;
    const timer = setTimeout(() => setMessage(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [message, held]);

  return (
    <div
      role="status"
      className={styles.region}
      onMouseEnter={() => setHeld(true)}
      onMouseLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {message ? (
        <Toast
          {...message}
          onClose={() => {
            setHeld(false);
            setMessage(null);
          }}
        />
      ) : null}
    </div>
  );
}
