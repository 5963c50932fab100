import type { LocalDate } from './london-time';

/**
 * Bank holidays of England and Wales with substitute days, from gov.uk (alphagov/frontend,
 * lib/data/bank-holidays.json). Must reach past the last bookable day (BOOK-6): `npm run launch-check` says when to add
 * a year.
 */
export const BANK_HOLIDAYS: {
  readonly asOf: LocalDate;
  readonly until: LocalDate;
  readonly days: readonly LocalDate[];
} = {
  asOf: '2026-08-21',
  until: '2028-12-31',
  days: [
    '2026-01-01',
    '2026-04-03',
    '2026-04-06',
    '2026-05-04',
    '2026-05-25',
    '2026-08-31',
    '2026-12-25',
    '2026-12-28',
    '2027-01-01',
    '2027-03-26',
    '2027-03-29',
    '2027-05-03',
    '2027-05-31',
    '2027-08-30',
    '2027-12-27',
    '2027-12-28',
    '2028-01-03',
    '2028-04-14',
    '2028-04-17',
    '2028-05-01',
    '2028-05-29',
    '2028-08-28',
    '2028-12-25',
    '2028-12-26',
  ],
};
