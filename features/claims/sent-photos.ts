import { PHOTO_REFUSALS } from '@/lib/domain/order/claim-photos';
import type { ClaimPhotoSent } from '@/lib/contracts/claims';
import type { ErrorCode } from '@/lib/contracts/errors';

/** The target of photos: a claim by its number, or the form of one that is not sent yet (null). */
export type PhotosOf = { readonly reference: string; readonly token: string; readonly claim: number | null };

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
export type Trouble = { readonly text: string; readonly canRetry: boolean };

export const STATE_WORDS: Readonly<Record<Exclude<ChosenPhoto['state'], 'failed'>, string>> = {
  drawing: 'Making it smaller',
  sending: 'Sending',
  sent: 'Added',
};

const quoted = (name: string): string => `“${name}”`;
const final = (text: string): Trouble => ({ text, canRetry: false });

export const unreadable = (name: string): Trouble => final(PHOTO_REFUSALS.unreadable(quoted(name)));

/** Returns the reason why a photo was refused, or null for one that is saved. */
export const troubleOf = (name: string, { outcome }: ClaimPhotoSent): Trouble | null =>
  outcome === 'full' || outcome === 'refused' ? final(PHOTO_REFUSALS[outcome](quoted(name))) : null;

export function troubleOfError(name: string, code: ErrorCode): Trouble {
  if (code === 'validation_failed' || code === 'body_too_large') return unreadable(name);
  if (code === 'rate_limited') return { text: 'Too many photos in a short time. Wait a minute.', canRetry: true };
  return { text: `${quoted(name)} did not reach us. Check your connection.`, canRetry: true };
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
