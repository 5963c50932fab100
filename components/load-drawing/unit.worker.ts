import type { UnitToDraw } from './draw-load';
import { drawUnit } from './unit-load';

/**
 * Packs and draws units, as van.worker.ts does vans. Separate workers, so that a page loads only the code for its own
 * hold.
 */
self.addEventListener('message', ({ data }: MessageEvent<UnitToDraw>) => self.postMessage(drawUnit(data)));
