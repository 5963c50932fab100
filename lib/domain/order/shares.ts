import { pence, sum, type Pence } from '../money';
import type { ServiceType } from '../order-types';
import { lineCode } from '../pricing/line-codes';
import type { Quote } from '../pricing/quote';

/** The part of an order's total by service. Discounts on the whole order are split in proportion. */
export type Shares = ReadonlyMap<ServiceType, Pence>;

/**
 * Splits a quote's total between its services. The shares sum to `totalWithDiscount` to the penny, and the first
 * service takes odd pennies. Throws RangeError for an order without services.
 */
export function shareOut({ lines, totalWithDiscount }: Quote, services: readonly ServiceType[]): Shares {
  const [first, ...others] = services;
  if (first === undefined) throw new RangeError('An order without services');
  const charges = sum(lines.filter(({ code }) => !lineCode(code).isOnWholeOrder).map(({ amount }) => amount));
  const charged = (service: ServiceType) =>
    sum(lines.filter(({ code }) => lineCode(code).service === service).map(({ amount }) => amount));
  const shares = others.map((service): readonly [ServiceType, Pence] => [
    service,
    pence(charges === 0 ? 0 : Math.floor((charged(service) * totalWithDiscount) / charges)),
  ]);
  const rest = pence(totalWithDiscount - sum(shares.map(([, amount]) => amount)));
  return new Map([[first, rest], ...shares]);
}

/** Volumes are sums of tenths. As whole thousandths they divide without floating-point errors. */
const THOUSANDTHS = 1000;

/**
 * Splits a total by volumes (cubic feet, the owner's first) to the penny. Leftover pennies go to the shares that lose
 * most by rounding, the first of equals first. Without any volume, the first share pays all.
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

/** The smallest share that somebody is asked to pay by link: cards take no less than 30p (assumption). */
export const SMALLEST_SHARE: Pence = pence(100);

/** Adds shares below the smallest payable one to the largest share (the first of equals). The sum stays the same. */
export function payableShares(shares: readonly Pence[]): readonly Pence[] {
  const largest = shares.reduce((found, share, index) => (share > (shares[found] ?? 0) ? index : found), 0);
  const isSmall = (share: Pence, index: number): boolean => index !== largest && share < SMALLEST_SHARE;
  const rest = sum(shares.filter(isSmall));
  return shares.map((share, index) => {
    if (index === largest) return pence(share + rest);
    return isSmall(share, index) ? pence(0) : share;
  });
}
