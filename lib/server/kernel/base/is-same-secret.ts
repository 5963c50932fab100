import { timingSafeEqual } from 'node:crypto';

/**
 * Whether two texts are the same, in a time that tells nothing about how much of a wrong one was right. For keys,
 * signatures and hashes that a visitor sends; their length is no secret.
 */
export function isSameSecret(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
