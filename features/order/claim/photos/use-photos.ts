import { useRef, useState } from 'react';
import { drawPhoto } from '@/components/forms/draw-photo';
import { base64 } from '@/lib/api/base64';
import { sendClaimPhoto } from '@/lib/api/claims';
import { errorCodeOf } from '@/lib/api/errors';
import {
  hasFailed,
  isBusy,
  troubleOf,
  troubleOfError,
  unreadable,
  type ChosenPhoto,
  type Trouble,
} from './sent-photos';

/** Where photos go: to a claim by its number, or to the form of one that is not sent yet. */
export type PhotosOf = { readonly reference: string; readonly token: string; readonly claim: number | null };

export type Photos = {
  readonly chosen: readonly ChosenPhoto[];
  readonly isBusy: boolean;
  readonly add: (files: Iterable<File>) => void;
  readonly again: (photo: ChosenPhoto) => void;
  /** Forgets one that was not taken. */
  readonly drop: (photo: ChosenPhoto) => void;
  /** Waits for what is on its way; whether all of it was taken. */
  readonly settled: () => Promise<boolean>;
};

/** Photos that are made small on this device and sent as soon as they are chosen, one after another. */
export function usePhotos(of: PhotosOf): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  // What is on its way outlives a render: it is read and written here, and shown from the state.
  const latest = useRef(chosen);
  const queue = useRef(Promise.resolve());
  const show = (photos: readonly ChosenPhoto[]) => {
    latest.current = photos;
    setChosen(photos);
  };
  const change = (key: string, changes: Partial<ChosenPhoto>) =>
    show(latest.current.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));
  const fail = (key: string, trouble: Trouble) => change(key, { state: 'failed', trouble });

  const work = async ({ key, name, file }: ChosenPhoto): Promise<void> => {
    const photo = await drawPhoto(file).then(base64, () => null);
    if (photo === null) return fail(key, unreadable(name));
    change(key, { state: 'sending', preview: `data:image/jpeg;base64,${photo}` });
    try {
      const answer = await sendClaimPhoto({ ...of, photo });
      const trouble = troubleOf(name, answer);
      if (trouble) fail(key, trouble);
      else change(key, { state: 'sent', id: answer.id });
    } catch (error) {
      fail(key, troubleOfError(name, errorCodeOf(error)));
    }
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
      await queue.current;
      return !hasFailed(latest.current);
    },
  };
}

const fresh = (file: File): ChosenPhoto => ({
  ...{ key: crypto.randomUUID(), name: file.name, file, preview: '', state: 'drawing', id: null, trouble: null },
});
