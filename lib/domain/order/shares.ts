import { pence, sum, type Pence } from '../money';
import type { Quote, QuoteLineCode } from '../pricing/quote';
import type { ServiceType } from '../vocabulary';

/** What each booked service costs of an order's total, discounts on all of it shared out in proportion. */
export type Shares = ReadonlyMap<ServiceType, Pence>;

/** Discounts on the whole order. That of a storage term is the storage's own. */
const ON_ALL: readonly QuoteLineCode[] = ['student_discount', 'promo_discount'];

/** Lines that are a service of their own; all the others belong to the first service of the order, the transport. */
const SERVICE_OF_LINE: Partial<Record<QuoteLineCode, ServiceType>> = {
  storage_unit: 'STORAGE',
  duration_discount: 'STORAGE',
  packing: 'PACKING',
  packing_materials: 'PACKING_MATERIALS',
  unpacking: 'UNPACKING',
  cleaning: 'CLEANING',
  assembling: 'ASSEMBLING',
};

/**
 * Shares out a quote over its services: to the penny, they sum to `totalWithDiscount`. Odd pennies are the first's.
 * Throws RangeError for an order without services.
 */
export function shareOut({ lines, totalWithDiscount }: Quote, services: readonly ServiceType[]): Shares {
  const [first, ...others] = services;
  if (first === undefined) throw new RangeError('An order without services');
  const charges = sum(lines.filter(({ code }) => !ON_ALL.includes(code)).map(({ amount }) => amount));
  const charged = (service: ServiceType) =>
    sum(lines.filter(({ code }) => SERVICE_OF_LINE[code] === service).map(({ amount }) => amount));
  const shares = others.map((service): readonly [ServiceType, Pence] => [
    service,
    pence(charges === 0 ? 0 : Math.floor((charged(service) * totalWithDiscount) / charges)),
  ]);
  const rest = pence(totalWithDiscount - sum(shares.map(([, amount]) => amount)));
  return new Map([[first, rest], ...shares]);
}
