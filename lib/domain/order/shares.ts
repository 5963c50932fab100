import { pence, sum, type Pence } from '../money';
import { lineCode } from '../pricing/line-codes';
import type { Quote } from '../pricing/quote';
import type { ServiceType } from '../order-types';

/**
 * The part of an order's total that each service accounts for. Discounts on the whole order are split in proportion.
 */
export type Shares = ReadonlyMap<ServiceType, Pence>;

/**
 * Splits a quote's total between its services. The shares sum to `totalWithDiscount` to the penny, and the first
 * service takes odd pennies. Throws RangeError for an order without services.
 */
export function shareOut({ lines, totalWithDiscount }: Quote, services: readonly ServiceType[]): Shares {
  const [first, ...others] = services;
  if (first === undefined) throw new RangeError('An order without services');
  const charges = sum(lines.filter(({ code }) => !lineCode(code).isOnAll).map(({ amount }) => amount));
  const charged = (service: ServiceType) =>
    sum(lines.filter(({ code }) => lineCode(code).service === service).map(({ amount }) => amount));
  const shares = others.map((service): readonly [ServiceType, Pence] => [
    service,
    pence(charges === 0 ? 0 : Math.floor((charged(service) * totalWithDiscount) / charges)),
  ]);
  const rest = pence(totalWithDiscount - sum(shares.map(([, amount]) => amount)));
  return new Map([[first, rest], ...shares]);
}
