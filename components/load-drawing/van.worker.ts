import type { VansToDraw } from './draw-load';
import { drawVans } from './van-load';

/** Packs and draws off the page's thread, so that typing never waits. One answer for each list, in their order. */
self.addEventListener('message', ({ data }: MessageEvent<VansToDraw>) => self.postMessage(drawVans(data)));
