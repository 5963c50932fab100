import { adviseStorage, type StorageToAdvise } from './storage-advice';

/** Runs the packing in a worker, because trying unit after unit takes longer than a frame. */
self.addEventListener('message', ({ data }: MessageEvent<StorageToAdvise>) => self.postMessage(adviseStorage(data)));
