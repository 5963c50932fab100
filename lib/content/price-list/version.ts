import type { LocalDate } from '@/lib/domain/order-types';

/**
 * The version of the price list. A test compares `fingerprint` with the numbers of all lists: after a price change give
 * the list its next version and its first day, and copy the fingerprint that the test prints.
 */
export const PRICE_LIST_VERSION: {
  readonly version: number;
  readonly validFrom: LocalDate;
  readonly fingerprint: string;
} = { version: 5, validFrom: '2026-11-26', fingerprint: 'fd09997b06989876' };
