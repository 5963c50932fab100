import { fromPounds, type Pence } from '../money';
import type { LocalDate } from '../london-time';
import type { AreaName } from '../places/areas';

/** The notice that a council requires before the day. */
export type Notice = {
  readonly days: number;
  /** The days that count: all, or Monday to Friday without bank holidays. */
  readonly counted: 'days' | 'working_days';
  /** The time by which a request counts on its day, local time ("15:00"). Absent: until midnight. */
  readonly by?: string;
  /** Whether the day of the request counts by the council's rule. Otherwise all days lie between (the safe reading). */
  readonly withDayOfRequest?: true;
};

/** One service of a council: the usual one, or a faster one that costs more. */
export type ParkingService = {
  readonly notice: Notice;
  /** A surcharge on the usual charge, for the whole request or for each bay. Absent: none, or the copy does not say. */
  readonly extra?: { readonly amount: Pence; readonly per: 'request' | 'bay' };
  /** Whether the council decides case by case, so that it is not reliable. */
  readonly isAtDiscretion?: true;
};

export type ParkingCharge = {
  readonly perRequest: Pence;
  readonly perBay: Pence;
  /** The free bays of a home move on its first day. */
  readonly freeBays?: number | 'all';
};

/** A council's terms for a reserved space at the kerb (a suspension), as we have read them. */
export type ParkingRule = {
  /** The usual service first, then the faster ones. Empty where our copy of the page does not say. */
  readonly services: readonly ParkingService[];
  /** Null where our copy does not say, or is too old for its prices to be shown. */
  readonly charge: ParkingCharge | null;
  /** Whether bays are suspended for works only: a home move asks for a dispensation. */
  readonly isForWorksOnly?: true;
  /** Charges outside a plan: for cancelling, for a dispensation. */
  readonly others?: readonly { readonly label: string; readonly amount: Pence }[];
  readonly note?: string;
  /** The date that the council gives. Null: the copy has no date. */
  readonly asOf: string | null;
  readonly readOn: LocalDate;
  readonly url: string;
};

type More = Omit<Notice, 'days' | 'counted'>;
const days = (count: number, more: More = {}): Notice => ({ days: count, counted: 'days', ...more });
const workingDays = (count: number, more: More = {}): Notice => ({ days: count, counted: 'working_days', ...more });
const request = (pounds: number) => ({ amount: fromPounds(pounds), per: 'request' }) as const;

type Defaults = Pick<ParkingRule, 'charge' | 'asOf' | 'readOn'>;
/** Returns a rule read on 26 November 2026 from an undated copy without a charge, unless `facts` say otherwise. */
const rule = (facts: Omit<ParkingRule, keyof Defaults> & Partial<Defaults>): ParkingRule => ({
  charge: null,
  asOf: null,
  readOn: '2026-11-26',
  ...facts,
});

/**
 * The rules of the councils, from copies of their own pages. Prices of a copy from before 2024 are left out, because
 * councils raise them every April. Facts are read again within twelve months (rules.test.ts).
 */
export const PARKING_RULES: Readonly<Partial<Record<AreaName, ParkingRule>>> = {
  'Barking and Dagenham': rule({
    services: [{ notice: workingDays(5) }],
    charge: { perRequest: fromPounds(30), perBay: fromPounds(134) },
    note: 'A bay is 5 metres. Some requests need longer notice, and the bay may be up to 50 metres away.',
    url: 'https://www.lbbd.gov.uk/parking/apply-parking-bay-suspension',
  }),
  Barnet: rule({
    services: [],
    note: 'The council can suspend permit and paid bays for a home move.',
    url: 'https://www.barnet.gov.uk/parking/parking-permits/parking-suspensions-dispensations-and-car-park-height-barrier-keys',
  }),
  Bexley: rule({
    services: [{ notice: workingDays(3) }],
    charge: { perRequest: fromPounds(0), perBay: fromPounds(30) },
    others: [{ label: 'per vehicle per day for a yellow-line dispensation', amount: fromPounds(20) }],
    note: 'Up to five bays. A permit to wait on a yellow line needs 1 working day.',
    url: 'https://www.bexley.gov.uk/services/parking/parking-dispensations-and-suspensions',
  }),
  Brent: rule({
    services: [{ notice: days(14) }, { notice: workingDays(7), extra: request(104) }],
    charge: { perRequest: fromPounds(0), perBay: fromPounds(53) },
    others: [{ label: 'to cancel', amount: fromPounds(95) }],
    url: 'https://www.brent.gov.uk/parking-roads-and-travel/parking/parking-suspensions-and-dispensations',
  }),
  Bromley: rule({
    services: [{ notice: workingDays(3) }],
    note: 'Give the registration number of every vehicle, or the name of the removal company.',
    url: 'https://www.bromley.gov.uk/parking/parking-permits-visitors-vouchers-terms-conditions/7',
  }),
  Camden: rule({
    services: [{ notice: days(17, { by: '15:00' }) }],
    charge: { perRequest: fromPounds(66.41), perBay: fromPounds(41.86), freeBays: 4 },
    note: 'The extra fee for short notice is not charged for a home move.',
    url: 'http://camden.gov.uk/ccm/navigation/transport-and-streets/parking/parking-bay-suspensions/apply-for-a-suspension/',
  }),
  'City of London': rule({
    services: [{ notice: workingDays(5) }],
    note: 'A van parked in a suspended bay needs a dispensation as well, which takes 3 working days.',
    asOf: '14 June 2021',
    url: 'https://www.cityoflondon.gov.uk/services/parking/on-street-parking/parking-suspensions',
  }),
  Ealing: rule({
    services: [{ notice: workingDays(7) }, { notice: workingDays(3), extra: { amount: fromPounds(10), per: 'bay' } }],
    charge: { perRequest: fromPounds(0), perBay: fromPounds(30) },
    others: [{ label: 'deducted from a refund', amount: fromPounds(25) }],
    note: 'A bay is 5 metres.',
    url: 'https://www.ealing.gov.uk/info/201178/parking/1495/parking_suspensions',
  }),
  Greenwich: rule({
    services: [{ notice: workingDays(10) }],
    note: 'For a resident’s home move a second bay is free, unless it is a meter or pay bay.',
    url: 'https://www.royalgreenwich.gov.uk/info/200263/parking_and_permits/347/apply_to_suspend_a_parking_bay',
  }),
  Hackney: rule({
    services: [
      { notice: workingDays(7, { by: '12:00' }) },
      { notice: workingDays(1), extra: request(150), isAtDiscretion: true },
    ],
    charge: { perRequest: fromPounds(93.5), perBay: fromPounds(41) },
    note: 'The council has reduced charges for home moves: ask for them.',
    url: 'https://hackney.gov.uk/suspensions',
  }),
  'Hammersmith and Fulham': rule({
    services: [{ notice: days(8, { by: '12:00' }) }],
    charge: { perRequest: fromPounds(0), perBay: fromPounds(44) },
    note: 'For up to six bays and three days; more needs longer notice.',
    url: 'https://www.lbhf.gov.uk/parking/suspensions-and-road-closures/apply-parking-suspension',
  }),
  Haringey: rule({
    services: [{ notice: days(14) }],
    note: 'Payment must arrive eight days before.',
    url: 'https://www.haringey.gov.uk',
  }),
  Harrow: rule({
    services: [{ notice: workingDays(5) }],
    note: 'There is a fee for each request and one for each bay and day. If you put out cones yourself, they count as an obstruction.',
    url: 'https://www.harrow.gov.uk/parking-permits/parking-suspensions-dispensations',
  }),
  Havering: rule({
    services: [],
    isForWorksOnly: true,
    note: 'Only utilities and companies that work on the street can have a bay suspended.',
    asOf: '1 April 2025',
    url: 'https://havering.gov.uk/parking-2/parking-bay-suspensions',
  }),
  Hillingdon: rule({
    services: [{ notice: workingDays(5, { by: '12:00', withDayOfRequest: true }) }],
    charge: { perRequest: fromPounds(0), perBay: fromPounds(42) },
    note: 'This is for a permit holders’ bay; a pay bay needs 3 working days. A bay is 5 metres.',
    url: 'https://hillingdon.gov.uk/suspensions-charges',
  }),
  Islington: rule({
    services: [{ notice: days(14) }, { notice: days(2), extra: request(100), isAtDiscretion: true }],
    charge: { perRequest: fromPounds(158.75), perBay: fromPounds(60), freeBays: 'all' },
    note: 'The charge is for residents and covers the first day, for as many spaces of one bay as you need.',
    asOf: 'April 2025',
    url: 'https://www.islington.gov.uk/parking/parking-permits/suspend-a-parking-bay',
  }),
  'Kensington and Chelsea': rule({
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
    url: 'https://www.rbkc.gov.uk/parking-transport-and-streets/parking-suspensions/apply-suspension',
  }),
  'Kingston upon Thames': rule({
    services: [],
    note: 'The council suspends spaces for a house move, up to 75 metres from the door, with a free permit for the van.',
    url: 'https://www.kingston.gov.uk/info/200258/street_parking/618/parking_suspensions_and_dispensations/2',
  }),
  Lambeth: rule({
    services: [
      { notice: workingDays(10) },
      { notice: workingDays(6), extra: request(63.89) },
      { notice: workingDays(2), extra: request(145.23), isAtDiscretion: true },
    ],
    charge: { perRequest: fromPounds(91.82), perBay: fromPounds(53.47) },
    others: [{ label: 'per bay for half a day, until noon', amount: fromPounds(32.12) }],
    asOf: 'April 2024',
    url: 'https://www.lambeth.gov.uk/parking/parking-suspensions/costs',
  }),
  Lewisham: rule({
    services: [{ notice: workingDays(5) }],
    charge: { perRequest: fromPounds(62), perBay: fromPounds(0) },
    note: 'For paid bays the council also charges for the income it loses.',
    url: 'https://lewisham.gov.uk/myservices/parking/carparks/temporary-suspension-of-parking-bays',
  }),
  Merton: rule({
    services: [],
    charge: { perRequest: fromPounds(25), perBay: fromPounds(25) },
    others: [{ label: 'per vehicle per day for a yellow-line dispensation', amount: fromPounds(13.2) }],
    note: 'Suspensions are for bays in controlled parking zones only; a bay is 5 to 6 metres.',
    url: 'https://www.merton.gov.uk/streets-parking-transport/parking/suspensions',
  }),
  Newham: rule({
    services: [{ notice: workingDays(10) }],
    charge: { perRequest: fromPounds(25), perBay: fromPounds(23) },
    note: 'The charge is for residents of Newham, for up to three bays; others pay more.',
    url: 'https://www.newham.gov.uk/parking-permits/apply-parking-bay-suspensions',
  }),
  Redbridge: rule({
    services: [{ notice: days(7) }],
    note: 'A bay is 5 metres.',
    url: 'https://www.redbridge.gov.uk',
  }),
  'Richmond upon Thames': rule({
    services: [{ notice: workingDays(10) }],
    others: [{ label: 'for each request', amount: fromPounds(140.7) }],
    note: 'A charge for each bay and day comes on top; it depends on the zone.',
    url: 'https://richmond.gov.uk/services/parking/parking_bays/parking_suspensions_and_dispensations/parking_suspensions',
  }),
  Southwark: rule({
    services: [{ notice: days(7) }],
    charge: { perRequest: fromPounds(84.3), perBay: fromPounds(48.1) },
    others: [{ label: 'to change or cancel', amount: fromPounds(84.3) }],
    asOf: '1 April 2024',
    url: 'https://www.southwark.gov.uk/parking/guide-to-parking/suspension-of-parking-bays',
  }),
  'Tower Hamlets': rule({
    services: [{ notice: workingDays(7) }, { notice: days(3), isAtDiscretion: true }],
    note: 'Payment must arrive by the same deadline.',
    url: 'https://www.towerhamlets.gov.uk/lgnl/transport_and_streets/Parking/Terms_and_conditions/Suspension-terms-and-conditions.aspx',
  }),
  'Waltham Forest': rule({
    services: [],
    charge: { perRequest: fromPounds(110), perBay: fromPounds(90), freeBays: 'all' },
    note: 'Warning notices go up five to seven days before, so ask well ahead of that.',
    asOf: '10 July 2025',
    url: 'https://www.walthamforest.gov.uk/parking-roads-and-travel/parking-permits-and-suspensions/parking-suspensions-and-dispensations',
  }),
  Wandsworth: rule({
    services: [
      { notice: workingDays(10, { by: '15:00' }) },
      { notice: workingDays(7, { by: '15:00' }), extra: request(10) },
    ],
    charge: { perRequest: fromPounds(75), perBay: fromPounds(39.6) },
    others: [{ label: 'per space and day for a yellow-line waiver', amount: fromPounds(59.4) }],
    note: 'Not on Sundays and bank holidays, and only where parking is restricted. A bay is 5 metres.',
    asOf: '1 March 2024',
    url: 'https://www.wandsworth.gov.uk/parking/parking-bays/parking-bay-suspensions/parking-bay-suspension-charges/',
  }),
  Westminster: rule({
    services: [{ notice: workingDays(10) }],
    note: 'What you pay depends on the zone, the street and how many days you book; moving home is one of the reasons the council names.',
    url: 'https://www.westminster.gov.uk/suspensions-dispensations-and-skips',
  }),
};
