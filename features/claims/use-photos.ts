import { useRef, useState } from 'react';
import { randomUuid } from '@/lib/api/random-uuid';
import { hasFailed, isBusy, troubleOfError, unreadable, type ChosenPhoto, type PhotosOf } from './sent-photos';

export type Photos = {
  readonly chosen: readonly ChosenPhoto[];
  readonly isBusy: boolean;
  readonly add: (files: Iterable<File>) => void;
  readonly again: (photo: ChosenPhoto) => void;
  /** Removes a photo that was refused. */
  readonly drop: (photo: ChosenPhoto) => void;
  /** Waits for pending photos. Resolves to whether all of them were saved. */
  readonly settled: () => Promise<boolean>;
};

/** Provides photos that are resized on this device and sent as soon as they are chosen, one after another. */
export function usePhotos(of: PhotosOf): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  // Sending outlives a render, so it reads and writes this ref. The state is only for rendering.
  const latest = useRef(chosen);
  const queue = useRef(Promise.resolve());
  const show = (photos: readonly ChosenPhoto[]) => {
    latest.current = photos;
    setChosen(photos);
  };
  const change = (key: string, changes: Partial<ChosenPhoto>) =>
    show(latest.current.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));

  const work = async ({ key, name, file }: ChosenPhoto): Promise<void> => {
    const sending = await import('./send-photo').catch(() => null);
    if (!sending) return change(key, { state: 'failed', trouble: troubleOfError(name, 'unavailable') });
    const photo = await sending.drawn(file);
    if (photo === null) return change(key, { state: 'failed', trouble: unreadable(name) });
    change(key, { state: 'sending', preview: photo.preview });
    change(key, await sending.sent(of, name, photo.jpeg));
  };
  const enqueue = (photo: ChosenPhoto) => {
    queue.current = queue.current.then(() => work(photo));
  };
  return {
    chosen,
    isBusy: isBusy(chosen),
    add: (files) => {
      const photos = [...files].map(fresh);
      show([...latest.current, ...photos]);
      photos.forEach(enqueue);
    },
    again: (photo) => {
      change(photo.key, { state: 'drawing', trouble: null });
      enqueue(photo);
    },
    drop: ({ key }) => show(latest.current.filter((photo) => photo.key !== key)),
    settled: async () => {
      // A photo may be added while this waits.
      for (let last; last !== queue.current;) {
        last = queue.current;
        await last;
      }
      return !hasFailed(latest.current);
    },
  };
}

const fresh = (file: File): ChosenPhoto => ({
  key: randomUuid(),
  name: file.name,
  file,
  preview: '',
  state: 'drawing',
  id: null,
  trouble: null,
});
