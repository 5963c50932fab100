import type { LocalDate } from '@/lib/domain/vocabulary';

/**
 * Which price list this is. A test holds `fingerprint` to the numbers of all lists: who changes a price gives the list
 * its next version and the day from which it holds, and takes the fingerprint that the test names.
 */
export const PRICE_LIST_VERSION: {
  readonly version: number;
  readonly validFrom: LocalDate;
  readonly fingerprint: string;
} = { version: 5, validFrom: '2026-11-26', fingerprint: 'fd09997b06989876' };
