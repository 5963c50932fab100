import { createHash, createHmac } from 'node:crypto';
import type { Foot, SealKind } from './backup-file';

/** Returns the kind of seal for a backup. With SECRET_KEY nobody can forge the seal from the file alone. */
export const sealKind = (secretKey: string | null): SealKind => (secretKey === null ? 'sha256' : 'hmac-sha256');

/** Derives a separate key, so that no other use of the installation's secret can produce a valid seal. */
const keyFrom = (secretKey: string) => createHmac('sha256', secretKey).update('backup').digest();

/**
 * Returns a digest of every line before the foot, row counts included: SHA-256 detects accidental damage, an HMAC
 * detects forgery. Call it for every line, then read the result once.
 */
export function sealer(secretKey: string | null) {
  const digest = secretKey === null ? createHash('sha256') : createHmac('sha256', keyFrom(secretKey));
  return {
    add: (line: string): void => void digest.update(`${line}\n`),
    seal: (rows: Foot['rows']): string => digest.update(JSON.stringify(rows)).digest('base64url'),
  };
}
