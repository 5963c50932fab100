import { fromPounds } from '../money';
import type { AreaName } from '../places/areas';
import type { Notice, ParkingRule } from './rule';

const days = (count: number, more: Omit<Notice, 'days' | 'counted'> = {}): Notice => ({
  ...{ days: count, counted: 'days' },
  ...more,
});
const workingDays = (count: number, more: Omit<Notice, 'days' | 'counted'> = {}): Notice => ({
  ...{ days: count, counted: 'working_days' },
  ...more,
});
const request = (pounds: number) => ({ amount: fromPounds(pounds), per: 'request' }) as const;

/**
 * The rules of the councils, as copies of their own pages say. Prices of a copy that is known to be from before 2024 are
 * left out: the council raises them every April. A fact is read again within twelve months (rules.test.ts).
 */
export const PARKING_RULES: Readonly<Partial<Record<AreaName, ParkingRule>>> = {
  Brent: {
    services: [{ notice: days(14) }, { notice: workingDays(7), extra: request(104) }],
    charge: { perRequest: fromPounds(0), perBay: fromPounds(53) },
    others: [{ label: 'to cancel', amount: fromPounds(95) }],
    asOf: null,
    readOn: '2026-11-26',
    url: 'https://www.brent.gov.uk/parking-roads-and-travel/parking/parking-suspensions-and-dispensations',
  },
  Camden: {
    services: [{ notice: days(17, { by: '15:00' }) }],
    charge: { perRequest: fromPounds(66.41), perBay: fromPounds(41.86), freeBays: 4 },
    note: 'The extra fee for short notice is not charged for a home move.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'http://camden.gov.uk/ccm/navigation/transport-and-streets/parking/parking-bay-suspensions/apply-for-a-suspension/',
  },
  Ealing: {
    services: [{ notice: workingDays(7) }, { notice: workingDays(3), extra: { amount: fromPounds(10), per: 'bay' } }],
    charge: { perRequest: fromPounds(0), perBay: fromPounds(30) },
    others: [{ label: 'deducted from a refund', amount: fromPounds(25) }],
    note: 'A bay is 5 metres.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'https://www.ealing.gov.uk/info/201178/parking/1495/parking_suspensions',
  },
  Greenwich: {
    services: [{ notice: days(7) }],
    charge: null,
    note: 'A meter or pay bay needs 3 days. For a home move the first two residents’ bays cost as much as one.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'http://www.royalgreenwich.gov.uk/info/473/street_parking_-_zones/347/suspension_of_parking_bays',
  },
  Hackney: {
    services: [
      { notice: workingDays(7, { by: '12:00' }) },
      { notice: workingDays(1), extra: request(150), isAtDiscretion: true },
    ],
    charge: { perRequest: fromPounds(93.5), perBay: fromPounds(41) },
    note: 'The council has reduced charges for home moves: ask for them.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'https://hackney.gov.uk/suspensions',
  },
  'Hammersmith and Fulham': {
    services: [{ notice: days(8, { by: '12:00' }) }],
    charge: { perRequest: fromPounds(0), perBay: fromPounds(44) },
    note: 'For up to six bays and three days; more needs longer notice.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'https://www.lbhf.gov.uk/parking/suspensions-and-road-closures/apply-parking-suspension',
  },
  Haringey: {
    services: [{ notice: days(14) }],
    charge: null,
    note: 'Payment must be there eight days before.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'https://www.haringey.gov.uk',
  },
  Harrow: {
    services: [],
    charge: null,
    note: 'For a house move the council can give a dispensation, a permit to wait on a yellow line. If you put out cones yourself, they count as an obstruction.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'https://www.harrow.gov.uk/parking-permits/parking-suspensions-dispensations/1',
  },
  Islington: {
    services: [{ notice: days(14) }, { notice: days(2), extra: request(100), isAtDiscretion: true }],
    charge: { perRequest: fromPounds(158.75), perBay: fromPounds(60), freeBays: 'all' },
    note: 'The charge is for residents and covers the first day, for as many spaces of one bay as you need.',
    asOf: 'April 2025',
    readOn: '2026-11-26',
    url: 'https://www.islington.gov.uk/parking/parking-permits/suspend-a-parking-bay',
  },
  'Kensington and Chelsea': {
    services: [
      { notice: workingDays(10, { by: '15:00', withDayOfRequest: true }) },
      {
        notice: workingDays(5, { by: '15:00', withDayOfRequest: true }),
        extra: request(357),
        isAtDiscretion: true,
      },
    ],
    charge: { perRequest: fromPounds(0), perBay: fromPounds(72) },
    note: 'This is for a residents’ bay; a pay bay needs 2 working days.',
    asOf: '1 April 2024',
    readOn: '2026-11-26',
    url: 'https://www.rbkc.gov.uk/parking-transport-and-streets/parking-suspensions/apply-suspension',
  },
  Lambeth: {
    services: [
      { notice: workingDays(10) },
      { notice: workingDays(6), extra: request(63.89) },
      { notice: workingDays(2), extra: request(145.23), isAtDiscretion: true },
    ],
    charge: { perRequest: fromPounds(91.82), perBay: fromPounds(53.47) },
    others: [{ label: 'per bay for half a day, until noon', amount: fromPounds(32.12) }],
    asOf: 'April 2024',
    readOn: '2026-11-26',
    url: 'https://www.lambeth.gov.uk/parking/parking-suspensions/costs',
  },
  Lewisham: {
    services: [{ notice: workingDays(5) }],
    charge: { perRequest: fromPounds(62), perBay: fromPounds(0) },
    note: 'For paid bays the council also charges for the income it loses.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'https://lewisham.gov.uk/myservices/parking/carparks/temporary-suspension-of-parking-bays',
  },
  Merton: {
    services: [],
    charge: { perRequest: fromPounds(25), perBay: fromPounds(25) },
    others: [{ label: 'per vehicle per day for a yellow-line dispensation', amount: fromPounds(13.2) }],
    note: 'Suspensions are for bays in controlled parking zones only; a bay is 5 to 6 metres.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'https://www.merton.gov.uk/streets-parking-transport/parking/suspensions',
  },
  Redbridge: {
    services: [{ notice: days(7) }],
    charge: null,
    note: 'A bay is 5 metres.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'https://www.redbridge.gov.uk',
  },
  'Richmond upon Thames': {
    services: [{ notice: workingDays(10) }],
    charge: null,
    others: [{ label: 'for each request', amount: fromPounds(140.7) }],
    note: 'A charge for each bay and day comes on top; it depends on the zone.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'https://richmond.gov.uk/services/parking/parking_bays/parking_suspensions_and_dispensations/parking_suspensions',
  },
  Southwark: {
    services: [{ notice: days(7) }],
    charge: { perRequest: fromPounds(84.3), perBay: fromPounds(48.1) },
    others: [{ label: 'to change or cancel', amount: fromPounds(84.3) }],
    asOf: '1 April 2024',
    readOn: '2026-11-26',
    url: 'https://www.southwark.gov.uk/parking/guide-to-parking/suspension-of-parking-bays',
  },
  'Tower Hamlets': {
    services: [{ notice: workingDays(7) }, { notice: days(3), isAtDiscretion: true }],
    charge: null,
    note: 'Payment must be there with the notice.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'https://www.towerhamlets.gov.uk/lgnl/transport_and_streets/Parking/Terms_and_conditions/Suspension-terms-and-conditions.aspx',
  },
  'Waltham Forest': {
    services: [],
    charge: { perRequest: fromPounds(110), perBay: fromPounds(90), freeBays: 'all' },
    note: 'Warning notices go up five to seven days before, so ask well ahead of that.',
    asOf: '10 July 2025',
    readOn: '2026-11-26',
    url: 'https://www.walthamforest.gov.uk/parking-roads-and-travel/parking-permits-and-suspensions/parking-suspensions-and-dispensations',
  },
  Wandsworth: {
    services: [{ notice: workingDays(5) }],
    charge: null,
    note: 'Not on Sundays and bank holidays, and only where parking is restricted.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'http://www.wandsworth.gov.uk/info/200234/skip_highway_licences_and_parking_bay_suspensions/309/domestic_parking_bay_suspensions',
  },
  Westminster: {
    services: [{ notice: workingDays(10) }],
    charge: null,
    note: 'What you pay depends on the zone, the street and how many days you book; moving home is one of the reasons the council names.',
    asOf: null,
    readOn: '2026-11-26',
    url: 'https://www.westminster.gov.uk/suspensions-dispensations-and-skips',
  },
};
