import type { UnitToDraw } from './draw-load';
import { drawUnit } from './unit-load';

/** Draws units off the main thread. Separate from van.worker.ts, so that a page loads only the code for its hold. */
self.addEventListener('message', ({ data }: MessageEvent<UnitToDraw>) => self.postMessage(drawUnit(data)));
