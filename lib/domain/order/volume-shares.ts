import { pence, sum, type Pence } from '../money';

/** Volumes are sums of tenths: as whole thousandths they divide without the noise of binary fractions. */
const THOUSANDTHS = 1000;

/**
 * Shares out a total by volume, to the penny: each share is what its volume says, rounded down or up, and they sum to the
 * total. The pennies that are left over go to those who lose most by the rounding, the first of equals first. Where there
 * is no volume at all, the first pays everything.
 * @param volumes cubic feet, the owner's first; none is negative
 */
export function volumeShares(total: Pence, volumes: readonly number[]): readonly Pence[] {
  const parts = volumes.map((volume) => Math.round(volume * THOUSANDTHS));
  const all = parts.reduce((before, part) => before + part, 0);
  if (all === 0) return volumes.map((_, index) => (index === 0 ? total : pence(0)));
  const shares = parts.map((part, index) => {
    const exact = total * part;
    return { index, share: Math.floor(exact / all), rest: exact % all };
  });
  const left = total - sum(shares.map(({ share }) => pence(share)));
  const lucky = new Set(
    shares
      .toSorted((a, b) => b.rest - a.rest || a.index - b.index)
      .slice(0, left)
      .map(({ index }) => index),
  );
  return shares.map(({ index, share }) => pence(share + (lucky.has(index) ? 1 : 0)));
}

/** The least that somebody is asked to pay by a link of their own: cards take no less than 30p, and £1 is worth it (assumption). */
export const SMALLEST_SHARE: Pence = pence(100);

/** Shares as they can be paid: what is less than the smallest is added to the largest, the first of equals. They sum to the same. */
export function payableShares(shares: readonly Pence[]): readonly Pence[] {
  const largest = shares.reduce((found, share, index) => (share > (shares[found] ?? 0) ? index : found), 0);
  const isSmall = (share: Pence, index: number): boolean => index !== largest && share < SMALLEST_SHARE;
  const rest = sum(shares.filter(isSmall));
  return shares.map((share, index) => {
    if (index === largest) return pence(share + rest);
    return isSmall(share, index) ? pence(0) : share;
  });
}
