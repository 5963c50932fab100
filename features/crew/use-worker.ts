import { useEffect, useState } from 'react';
import { CREW } from '@/lib/crew-routes';

/** Whether the page opens with no network at all on this phone: its worker has all of its files. */
export function useWorker(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const start = async () => {
      await navigator.serviceWorker.register('/crew-worker.js', { scope: CREW });
      await navigator.serviceWorker.ready;
      setReady(true);
      // What is unsent is not for the browser to throw away when the phone is full.
      await navigator.storage.persist();
    };
    // Without it the page works as long as it is open, and says that it is not ready.
    start().catch(() => undefined);
  }, []);
  return isReady;
}
