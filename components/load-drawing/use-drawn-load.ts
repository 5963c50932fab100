import { useEffect, useRef, useState } from 'react';
import type { Hold, LoadToDraw } from '@/lib/domain/packing/hold';
import type { FurnitureItem } from '@/lib/domain/vocabulary';
import type { DrawnLoad } from './draw-load';

/** A drawing, and the list that it shows. */
type LoadDrawn = DrawnLoad & { readonly load: LoadToDraw };

/** Draws the newest list that it was given; lists that are older by the time it gets to them are left out. */
type DrawingThread = { readonly draw: (load: LoadToDraw) => void; readonly stop: () => void };

/** A worker where the browser has one; elsewhere the same work on the page's thread, when it has nothing else to do. */
function startDrawing(kind: Hold['kind'], onDrawn: (drawing: LoadDrawn) => void): DrawingThread {
  let waiting: LoadToDraw | null = null;
  let inHand: LoadToDraw | null = null;
  let isStopped = false;
  const worker = typeof Worker === 'undefined' ? null : WORKERS[kind]();

  function next(): void {
    if (inHand || isStopped || !waiting) return;
    inHand = waiting;
    waiting = null;
    if (worker) worker.postMessage(inHand);
    else void drawHere(inHand).then(done);
  }

  function done(drawn: DrawnLoad): void {
    if (inHand && !isStopped) onDrawn({ ...drawn, load: inHand });
    inHand = null;
    next();
  }

  worker?.addEventListener('message', ({ data }: MessageEvent<DrawnLoad>) => done(data));
  return {
    draw: (load) => {
      waiting = load;
      next();
    },
    stop: () => {
      isStopped = true;
      worker?.terminate();
    },
  };
}

/** The bundlers find the workers' files by these very words. */
const WORKERS: Readonly<Record<Hold['kind'], () => Worker>> = {
  vans: () => new Worker(new URL('./van.worker.ts', import.meta.url), { type: 'module' }),
  unit: () => new Worker(new URL('./unit.worker.ts', import.meta.url), { type: 'module' }),
};

async function drawHere({ items, hold }: LoadToDraw): Promise<DrawnLoad> {
  if (hold.kind === 'unit') return (await import('./unit-load')).drawUnit({ items, hold });
  return (await import('./van-load')).drawVans({ items, hold });
}

/** The newest drawing of a list, null until there is one. While a newer one is made the last one stays. */
export function useDrawnLoad(items: readonly FurnitureItem[], hold: Hold): LoadDrawn | null {
  const [drawn, setDrawn] = useState<LoadDrawn | null>(null);
  const thread = useRef<DrawingThread | null>(null);
  useEffect(() => {
    const started = startDrawing(hold.kind, setDrawn);
    thread.current = started;
    return () => {
      thread.current = null;
      started.stop();
    };
  }, [hold.kind]);
  const load = JSON.stringify({ items, hold } satisfies LoadToDraw);
  useEffect(() => thread.current?.draw(JSON.parse(load) as LoadToDraw), [load]);
  return drawn;
}
