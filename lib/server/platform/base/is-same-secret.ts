import { timingSafeEqual } from 'node:crypto';

/**
 * Returns whether two texts are equal, in constant time, for keys, signatures and hashes that a visitor sends. Their
 * length is not secret.
 */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
