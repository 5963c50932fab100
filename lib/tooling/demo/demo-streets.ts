import { EMPTY_ADDRESS_DETAILS, type AddressDetails } from '@/lib/domain/order/appointments';

const street = (line1: string, changes: Partial<AddressDetails> = {}): AddressDetails => ({
  ...EMPTY_ADDRESS_DETAILS,
  line1,
  town: 'London',
  ...changes,
});

/**
 * Invented street addresses of yesterday's orders and those of the first two days, by postcode. One of tomorrow's is
 * missing on purpose.
 */
export const DEMO_STREETS: Readonly<Record<string, AddressDetails>> = {
  'N1 2TX': street('48 Almond Street', { line2: 'Flat 6', note: 'Buzzer 6' }),
  'SE15 4QL': street('7 Quarry Lane'),
  'NW3 5DY': street('14 Maple Gardens', { note: 'Park in the drive' }),
  'SW18 2PT': street('3 Osier Row'),
  'E8 1HR': street('27 Tailor Street', { line2: 'Flat 9', note: 'Buzzer 9, third floor\nNarrow stairs' }),
  'E17 4PP': street('81 Fern Road', { line2: 'Flat 2' }),
  'E1 6AN': street('5 Weaver Court', { line2: 'Flat 41', note: 'Keys with the concierge' }),
  'W6 9JT': street('12 Chandler Street', { contactName: 'Rosa Marchetti', contactPhone: '07700 900125' }),
  'SE1 7PB': street('60 Riverside House', { line2: 'Flat 52' }),
  'CR0 1LB': street('9 Linden Close', { town: 'Croydon' }),
  'SW9 8LA': street('33 Acre Terrace'),
};
