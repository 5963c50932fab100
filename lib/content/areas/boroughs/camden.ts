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
    notice: '17 days, the request received by 15:00 from Monday to Friday',
    charges: [
      { label: 'a space a day', amount: fromPounds(41.86) },
      { label: 'for the request', amount: fromPounds(66.41) },
    ],
    note: 'For removals from a home the first day is free, for up to four spaces, and the extra fee for short notice is not taken.',
    asOf: null,
    url: 'http://camden.gov.uk/ccm/navigation/transport-and-streets/parking/parking-bay-suspensions/apply-for-a-suspension/',
  },
  moving: {
    title: 'Hampstead’s steps and Camden’s bays',
    text: 'Old Hampstead has houses that no van reaches: the last yards go up steps or along a passage, and we plan the carry from a photograph. Almost everywhere else in the borough the kerb is a residents’ bay, so the space in front of the door is asked for from the council weeks ahead.',
    from: { district: 'NW3', place: 'Hampstead', floor: 3, hasLift: false, canPark: false },
    to: { district: 'NW5', place: 'Kentish Town', floor: 1, hasLift: false, canPark: false },
    space: 'one_bedroom',
  },
  storage: {
    title: 'A summer’s worth of student rooms',
    text: 'Bloomsbury’s halls empty in June and fill again in September. A room of ten boxes and a bicycle is a small unit for three months; friends who share one share its price.',
    from: { district: 'WC1', place: 'Bloomsbury', floor: 4, hasLift: true, canPark: false },
    unit: 'Plan 3x5',
    term: '3_months',
    cubicFeet: 45,
  },
};
