import type { VansToDraw } from './draw-load';
import { drawVans } from './van-load';

/** Packs and draws vans off the main thread, so that typing never waits. Answers each list once, in order. */
self.addEventListener('message', ({ data }: MessageEvent<VansToDraw>) => self.postMessage(drawVans(data)));
