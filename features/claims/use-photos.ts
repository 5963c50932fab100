import { useRef, useState } from 'react';
import { randomUuid } from '@/lib/api/random-uuid';
import type { ClaimPhotoSent } from '@/lib/contracts/claims';
import type { ErrorCode } from '@/lib/contracts/errors';
import { PHOTO_REFUSALS } from '@/lib/domain/claims/claims';

/** The target of photos: a claim by its number, or the form of one that is not sent yet (null). */
type PhotoTarget = { readonly reference: string; readonly token: string; readonly claim: number | null };

/** A photo chosen on this page, on its way to the server. */
export type ChosenPhoto = {
  readonly key: string;
  readonly name: string;
  readonly file: Blob;
  /** The URL of the resized picture; '' before it is ready. */
  readonly preview: string;
  readonly state: 'drawing' | 'sending' | 'sent' | 'failed';
  /** The id on the server, once the photo is sent. */
  readonly id: string | null;
  readonly trouble: Trouble | null;
};

/** The reason why a photo was refused, and whether it can be sent again. */
type Trouble = { readonly text: string; readonly canRetry: boolean };

export const STATE_WORDS: Readonly<Record<Exclude<ChosenPhoto['state'], 'failed'>, string>> = {
  drawing: 'Making it smaller',
  sending: 'Sending',
  sent: 'Added',
};

const quoted = (name: string): string => `“${name}”`;
const final = (text: string): Trouble => ({ text, canRetry: false });

const unreadable = (name: string): Trouble => final(PHOTO_REFUSALS.unreadable(quoted(name)));

/** Returns the reason why a photo was refused, or null for one that is saved. */
export const troubleOf = (name: string, { outcome }: ClaimPhotoSent): Trouble | null =>
  outcome === 'full' || outcome === 'refused' ? final(PHOTO_REFUSALS[outcome](quoted(name))) : null;

/** Returns the reason to show when sending a photo failed with this error code. */
export function troubleOfError(name: string, code: ErrorCode): Trouble {
  if (code === 'validation_failed' || code === 'body_too_large') return unreadable(name);
  if (code === 'rate_limited') return { text: 'Too many photos in a short time. Wait a minute.', canRetry: true };
  return { text: `${quoted(name)} did not reach us. Check your connection.`, canRetry: true };
}

/** Returns the changes to a photo after it was sent: its id, or the reason why it was not saved. */
function changesAfterSending(name: string, answer: ClaimPhotoSent | ErrorCode): Partial<ChosenPhoto> {
  if (typeof answer === 'string') return { state: 'failed', trouble: troubleOfError(name, answer) };
  const trouble = troubleOf(name, answer);
  return trouble ? { state: 'failed', trouble } : { state: 'sent', id: answer.id };
}

const isOnItsWay = ({ state }: ChosenPhoto): boolean => state === 'drawing' || state === 'sending';

export const isBusy = (photos: readonly ChosenPhoto[]): boolean => photos.some(isOnItsWay);
export const hasFailed = (photos: readonly ChosenPhoto[]): boolean => photos.some(({ state }) => state === 'failed');

/** Returns the progress: "Sending photo 2 of 3", "3 photos added", "2 photos added, 1 not added"; '' for none. */
export function progressOf(photos: readonly ChosenPhoto[]): string {
  const count = (state: ChosenPhoto['state']) => photos.filter((photo) => photo.state === state).length;
  const [sent, failed] = [count('sent'), count('failed')];
  if (photos.length === 0) return '';
  if (isBusy(photos)) return `Sending photo ${sent + failed + 1} of ${photos.length}`;
  const added = `${sent} ${sent === 1 ? 'photo' : 'photos'} added`;
  return failed > 0 ? `${added}, ${failed} not added` : added;
}

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
export function usePhotos(target: PhotoTarget): Photos {
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
    const photo = await sending.drawWithPreview(file);
    if (photo === null) return change(key, { state: 'failed', trouble: unreadable(name) });
    change(key, { state: 'sending', preview: photo.preview });
    change(key, changesAfterSending(name, await sending.sendPhoto(target, photo.jpeg)));
  };
  const enqueue = (photo: ChosenPhoto) => {
    queue.current = queue.current.then(() => work(photo));
  };
  return {
    chosen,
    isBusy: isBusy(chosen),
    add: (files) => {
      const photos = [...files].map(newPhoto);
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

const newPhoto = (file: File): ChosenPhoto => ({
  key: randomUuid(),
  name: file.name,
  file,
  preview: '',
  state: 'drawing',
  id: null,
  trouble: null,
});
