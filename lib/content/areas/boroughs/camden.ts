import { fromPounds } from '@/lib/domain/money';
import type { Borough } from '../borough';

export const CAMDEN: Borough = {
  name: 'Camden',
  tile: 'CMD',
  council: 'https://www.camden.gov.uk',
  districts: ['N1', 'N1C', 'N6', 'NW1', 'NW3', 'NW5', 'NW6', 'W1', 'WC1', 'WC2'],
  middle: 'NW5',
  neighbourhoods: [
    'Camden Town',
    'Kentish Town',
    'Hampstead',
    'Belsize Park',
    'Primrose Hill',
    'West Hampstead',
    'Bloomsbury',
    'King’s Cross',
    'Holborn',
    'Gospel Oak',
    'Swiss Cottage',
  ],
  neighbours: ['Islington', 'Haringey', 'Barnet', 'Brent', 'Westminster', 'City of London'],
  acrossTheRiver: [],
  bank: 'north',
  congestionZone: { partly: 'Bloomsbury, Holborn and Covent Garden' },
  roads: ['A41', 'A501'],
  homes: 'conversions',
  parking: {
    notice: '17 days, with the request received by 15:00, Monday to Friday',
    charges: [
      { label: 'per space per day', amount: fromPounds(41.86) },
      { label: 'application fee', amount: fromPounds(66.41) },
    ],
    note: 'For a home removal the first day is free, for up to four spaces, and the extra fee for short notice is not charged.',
    asOf: null,
    url: 'http://camden.gov.uk/ccm/navigation/transport-and-streets/parking/parking-bay-suspensions/apply-for-a-suspension/',
  },
  moving: {
    title: 'Hampstead’s steps and Camden’s bays',
    text: 'Old Hampstead has houses that no van reaches: the last few yards go up steps or along a passage, and we plan the carry from a photograph. Almost everywhere else in the borough the kerb is residents’ bays, so ask the council for the space in front of your door weeks ahead.',
    from: { district: 'NW3', place: 'Hampstead', floor: 3, hasLift: false, canPark: false },
    to: { district: 'NW5', place: 'Kentish Town', floor: 1, hasLift: false, canPark: false },
    space: 'one_bedroom',
  },
  storage: {
    title: 'Student rooms over the summer',
    text: 'Bloomsbury’s halls empty in June and fill again in September. Ten boxes and a bicycle need a small unit for three months, and friends who share one can split the price.',
    from: { district: 'WC1', place: 'Bloomsbury', floor: 4, hasLift: true, canPark: false },
    unit: 'Plan 3x5',
    term: '3_months',
    cubicFeet: 45,
  },
};
