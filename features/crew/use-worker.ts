import { useEffect, useState } from 'react';
import { CREW } from '@/lib/crew-routes';

/** Returns whether the page opens offline on this phone: its service worker has cached all of its files. */
export function useWorker(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const start = async () => {
      await navigator.serviceWorker.register('/crew-worker.js', { scope: CREW });
      await navigator.serviceWorker.ready;
      setReady(true);
      // Asks the browser not to evict unsent records when storage runs low.
      await navigator.storage.persist();
    };
    // Without the service worker the page works while it is open, and says that it is not ready for offline use.
    start().catch(() => undefined);
  }, []);
  return isReady;
}
