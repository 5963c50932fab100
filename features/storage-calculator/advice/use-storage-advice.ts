import { useEffect, useRef, useState } from 'react';
import type { StorageAdvice, StorageToAdvise } from './storage-advice';

/** Advice with the very list it is about: a newer one may be on its way. */
export type Advised = StorageToAdvise & { readonly advice: StorageAdvice };

/** A worker where the browser has one; elsewhere the same work on the page's thread. The bundlers find the file by these words. */
function startAdviser(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(new URL('./advice.worker.ts', import.meta.url), { type: 'module' });
}

/** The newest advice on a list, null until there is one. Lists that are older by the time their turn comes are left out. */
export function useStorageAdvice(asked: StorageToAdvise): Advised | null {
  const [advised, setAdvised] = useState<Advised | null>(null);
  const adviser = useRef<((asked: StorageToAdvise) => void) | null>(null);

  useEffect(() => {
    const worker = startAdviser();
    let waiting: StorageToAdvise | null = null;
    let current: StorageToAdvise | null = null;
    let isGone = false;
    const next = () => {
      if (current || !waiting || isGone) return;
      current = waiting;
      waiting = null;
      if (worker) worker.postMessage(current);
      else void adviseHere(current).then(done);
    };
    const done = (advice: StorageAdvice) => {
      if (current && !isGone) setAdvised({ ...current, advice });
      current = null;
      next();
    };
    worker?.addEventListener('message', ({ data }: MessageEvent<StorageAdvice>) => done(data));
    adviser.current = (newest) => {
      waiting = newest;
      next();
    };
    return () => {
      isGone = true;
      adviser.current = null;
      worker?.terminate();
    };
  }, []);

  const { items, priceList } = asked;
  useEffect(() => adviser.current?.({ items, priceList }), [items, priceList]);
  return advised;
}

const adviseHere = async (asked: StorageToAdvise) => (await import('./storage-advice')).adviseStorage(asked);
