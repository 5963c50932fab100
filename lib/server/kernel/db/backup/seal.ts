import { createHash, createHmac } from 'node:crypto';
import type { Foot, SealKind } from './backup-file';

/** The seal that a backup gets: with SECRET_KEY one that nobody can make who has only the file. */
export const sealKind = (secretKey: string | null): SealKind => (secretKey === null ? 'sha256' : 'hmac-sha256');

/** A key of its own: what is made with the installation's secret elsewhere can be no seal. */
const keyFrom = (secretKey: string) => createHmac('sha256', secretKey).update('backup').digest();

/**
 * What the foot of a backup says of everything before it, its counts of rows among that: a SHA-256, which shows an
 * accident, or an HMAC under a key, which shows a forgery. Told of every line, then asked once.
 */
export function sealer(secretKey: string | null) {
  const digest = secretKey === null ? createHash('sha256') : createHmac('sha256', keyFrom(secretKey));
  return {
    add: (line: string): void => void digest.update(`${line}\n`),
    seal: (rows: Foot['rows']): string => digest.update(JSON.stringify(rows)).digest('base64url'),
  };
}
