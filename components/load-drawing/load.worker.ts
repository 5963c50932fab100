import { drawLoad, type LoadToDraw } from './draw-load';

/** Packs and draws off the page's thread, so that typing never waits. One answer for each list, in their order. */
self.addEventListener('message', ({ data }: MessageEvent<LoadToDraw>) => self.postMessage(drawLoad(data)));
