import { fromPounds, type Pence } from '../money';
import type { LocalDate } from '../london-time';

/** A charge that our vans pay for using a road. It is in every price (assumption). */
export type RoadCharge = {
  readonly id: 'congestion_charge' | 'ulez' | 'tunnels';
  readonly name: string;
  readonly where: string;
  readonly when: string;
  readonly rates: readonly { readonly label: string; readonly amount: Pence }[];
  readonly from: LocalDate;
  /** The last day for which these numbers may be shown: our own date for checking them again (BOOK-6). */
  readonly until: LocalDate;
  readonly nextChange?: { readonly date: LocalDate; readonly what: string };
  /** Press reports of 2025 and 2026. Check against tfl.gov.uk when renewing `until`. */
  readonly sources: readonly string[];
};

export const ROAD_CHARGES: readonly RoadCharge[] = [
  {
    id: 'congestion_charge',
    name: 'Congestion Charge',
    where: 'Central London',
    when: 'Monday to Friday 07:00–18:00, weekends and bank holidays 12:00–18:00',
    rates: [
      { label: 'a day', amount: fromPounds(18) },
      { label: 'a day, paid by the third day after', amount: fromPounds(21) },
      { label: 'a day for an electric van with Auto Pay', amount: fromPounds(9) },
    ],
    from: '2026-01-02',
    until: '2027-12-31',
    nextChange: { date: '2030-03-04', what: 'The discount for electric vans falls from 50% to 25%' },
    sources: [
      'https://www.capitalpost.uk/transport/roads-traffic/london-congestion-charge-new-18-fee-hits-electric-cars.html',
      'https://www.electrive.com/2025/11/14/london-confirms-new-congestion-charge',
    ],
  },
  {
    id: 'ulez',
    name: 'ULEZ',
    where: 'All London boroughs',
    when: 'All day, every day',
    rates: [{ label: 'a day for a van below Euro 4 (petrol) or Euro 6 (diesel)', amount: fromPounds(12.5) }],
    from: '2023-08-29',
    until: '2027-12-31',
    sources: [
      'https://www.autospies.com/news/London-To-Fine-Drivers-Of-ICE-Vehicles-To-Drive-Anywhere-In-The-City-112290/',
    ],
  },
  {
    id: 'tunnels',
    name: 'Blackwall and Silvertown tunnel tolls',
    where: 'Blackwall and Silvertown tunnels',
    when: 'Every day 06:00–22:00 except Christmas Day',
    rates: [
      { label: 'a crossing of a large van', amount: fromPounds(2.5) },
      {
        label: 'a crossing of a large van at peak (Monday to Friday, northbound 06:00–10:00, southbound 16:00–19:00)',
        amount: fromPounds(6.5),
      },
    ],
    from: '2025-04-07',
    until: '2027-12-31',
    sources: [
      'https://carmagazine.co.uk/car-news/motoring-issues/blackwall-silvertown-tunnel-charge',
      'https://vansdirect.co.uk/blognews/blackwall-and-silvertown-tunnel-tolls-how-much-will-van-drivers-pay',
    ],
  },
];

export const ROAD_CHARGE_NAMES: string = ROAD_CHARGES.map(({ name }) => name).join(', ');
