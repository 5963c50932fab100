import { timingSafeEqual } from 'node:crypto';

/** Compares keys, signatures or hashes in constant time. Their length is not secret. */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
