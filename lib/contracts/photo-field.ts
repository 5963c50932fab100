import { string } from 'yup';
import { MOST_PHOTO_BYTES } from '@/lib/domain/visits/assumptions';

/** Signs of base64 that so many bytes are. */
const signsOf = (bytes: number): number => Math.ceil(bytes / 3) * 4;

export const base64Field = (mostBytes: number) =>
  string()
    .required()
    .max(signsOf(mostBytes))
    .matches(/^[A-Za-z0-9+/]+={0,2}$/);

/** A photo that a browser has made small, as base64. */
export const photoField = base64Field(MOST_PHOTO_BYTES);

/** The limits of a call that carries one. */
export const WITH_PHOTO = {
  maxBytes: signsOf(MOST_PHOTO_BYTES) + 1024,
  // From a cellar: two megabytes at 20 kB a second.
  timeoutMs: 100_000,
} as const;
