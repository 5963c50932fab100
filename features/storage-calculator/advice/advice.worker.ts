import { adviseStorage, type StorageToAdvise } from './storage-advice';

/** Tries unit after unit, which takes longer than a frame: never on the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<StorageToAdvise>) => self.postMessage(adviseStorage(data)));
