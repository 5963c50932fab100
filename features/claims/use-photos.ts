import { useRef, useState } from 'react';
import { randomUuid } from '@/lib/api/random-uuid';
import type { ClaimPhotoSent } from '@/lib/contracts/claims';
import type { ErrorCode } from '@/lib/contracts/errors';
import { PHOTO_REFUSALS } from '@/lib/domain/claims/claims';

/** The number of a claim, or null for one that is not sent yet. */
type PhotoTarget = { readonly reference: string; readonly token: string; readonly claim: number | null };

export type ChosenPhoto = {
  readonly key: string;
  readonly name: string;
  readonly file: Blob;
  /** '' before the resized picture is ready. */
  readonly preview: string;
  readonly state: 'drawing' | 'sending' | 'sent' | 'failed';
  readonly id: string | null;
  readonly trouble: Trouble | null;
};

type Trouble = { readonly text: string; readonly canRetry: boolean };

export const STATE_WORDS: Readonly<Record<Exclude<ChosenPhoto['state'], 'failed'>, string>> = {
  drawing: 'Making it smaller',
  sending: 'Sending',
  sent: 'Added',
};

const quoted = (name: string): string => `“${name}”`;
const final = (text: string): Trouble => ({ text, canRetry: false });

const unreadable = (name: string): Trouble => final(PHOTO_REFUSALS.unreadable(quoted(name)));

export const troubleOf = (name: string, { outcome }: ClaimPhotoSent): Trouble | null =>
  outcome === 'full' || outcome === 'refused' ? final(PHOTO_REFUSALS[outcome](quoted(name))) : null;

export function troubleOfError(name: string, code: ErrorCode): Trouble {
  if (code === 'validation_failed' || code === 'body_too_large') return unreadable(name);
  if (code === 'rate_limited') return { text: 'Too many photos in a short time. Wait a minute.', canRetry: true };
  return { text: `${quoted(name)} did not reach us. Check your connection.`, canRetry: true };
}

function changesAfterSending(name: string, answer: ClaimPhotoSent | ErrorCode): Partial<ChosenPhoto> {
  if (typeof answer === 'string') return { state: 'failed', trouble: troubleOfError(name, answer) };
  const trouble = troubleOf(name, answer);
  return trouble ? { state: 'failed', trouble } : { state: 'sent', id: answer.id };
}

const isOnItsWay = ({ state }: ChosenPhoto): boolean => state === 'drawing' || state === 'sending';

export const isBusy = (photos: readonly ChosenPhoto[]): boolean => photos.some(isOnItsWay);
export const hasFailed = (photos: readonly ChosenPhoto[]): boolean => photos.some(({ state }) => state === 'failed');

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
  readonly drop: (photo: ChosenPhoto) => void;
  /** Resolves to whether all pending photos were saved. */
  readonly settled: () => Promise<boolean>;
};

/** Resizes photos on this device and sends them one after another, as soon as they are chosen. */
export function usePhotos(target: PhotoTarget): Photos {
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  // Sending outlives a render, so it uses this ref. The state is only for rendering.
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
