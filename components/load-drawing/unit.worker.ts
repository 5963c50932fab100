import type { UnitToDraw } from './draw-load';
import { drawUnit } from './unit-load';

/** As van.worker.ts. A worker each, so that nobody fetches the drawing of a hold that is not theirs. */
self.addEventListener('message', ({ data }: MessageEvent<UnitToDraw>) => self.postMessage(drawUnit(data)));
