import type { DrawnLoad, LoadToDraw } from './draw-load';

/** Draws the newest list that it was given; lists that are older by the time it gets to them are left out. */
export type DrawingThread = { readonly draw: (load: LoadToDraw) => void; readonly stop: () => void };

/** A worker where the browser has one; elsewhere the same work on the page's thread, when it has nothing else to do. */
export function startDrawing(onDrawn: (drawn: DrawnLoad) => void): DrawingThread {
  let waiting: LoadToDraw | null = null;
  let isBusy = false;
  let isStopped = false;
  const worker = startWorker();

  function next(): void {
    if (isBusy || isStopped || !waiting) return;
    const load = waiting;
    waiting = null;
    isBusy = true;
    if (worker) worker.postMessage(load);
    else void import('./draw-load').then(({ drawLoad }) => done(drawLoad(load)));
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

function startWorker(): Worker | null {
  if (typeof Worker === 'undefined') return null;
  return new Worker(new URL('./load.worker.ts', import.meta.url), { type: 'module' });
}
