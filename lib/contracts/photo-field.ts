import { mixed } from 'yup';
import { MOST_PHOTO_BYTES } from '@/lib/domain/visits/assumptions';

export type SentFile = { readonly name: string; readonly bytes: () => Promise<Buffer> };

const isSentFile = (value: unknown): value is SentFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && typeof value.bytes === 'function';

/** JSON cannot carry one. */
export const fileField = mixed<SentFile>(isSentFile).required();

/** One photo that the browser has downscaled. */
export const WITH_PHOTO = {
  takesPhoto: true,
  maxBytes: MOST_PHOTO_BYTES,
  // For slow networks: one and a half megabytes at 20 kB a second.
  timeoutMs: 100_000,
} as const;
