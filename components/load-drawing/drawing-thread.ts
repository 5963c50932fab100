import type { DrawnLoad, LoadToDraw } from './draw-load';
import type { Hold } from './hold';

/** Draws the newest list that it was given; lists that are older by the time it gets to them are left out. */
export type DrawingThread = { readonly draw: (load: LoadToDraw) => void; readonly stop: () => void };

/** A worker where the browser has one; elsewhere the same work on the page's thread, when it has nothing else to do. */
export function startDrawing(kind: Hold['kind'], onDrawn: (drawn: DrawnLoad) => void): DrawingThread {
  let waiting: LoadToDraw | null = null;
  let isBusy = false;
  let isStopped = false;
  const worker = typeof Worker === 'undefined' ? null : WORKERS[kind]();

  function next(): void {
    if (isBusy || isStopped || !waiting) return;
    const load = waiting;
    waiting = null;
    isBusy = true;
    if (worker) worker.postMessage(load);
    else void drawHere(load).then(done);
  }

  function done(drawn: DrawnLoad): void {
    isBusy = false;
    if (!isStopped) onDrawn(drawn);
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
