import { mixed } from 'yup';
import { MOST_PHOTO_BYTES } from '@/lib/domain/visits/assumptions';

/** A file of a form: its name on the sender's device, and a function that reads its bytes. */
export type SentFile = { readonly name: string; readonly bytes: () => Promise<Buffer> };

const isSentFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && typeof value.bytes === 'function';

/** A file field of a form. JSON cannot carry one. */
export const fileField = mixed<SentFile>(isSentFile).required();

/** The limits of a call whose body is one photo that the browser has downscaled. */
export const WITH_PHOTO = {
  takesPhoto: true,
  maxBytes: MOST_PHOTO_BYTES,
  // For slow networks: one and a half megabytes at 20 kB a second.
  timeoutMs: 100_000,
} as const;
