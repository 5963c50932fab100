import { fromPounds } from '@/lib/domain/money';
import type { Borough } from '../borough';

export const EALING: Borough = {
  name: 'Ealing',
  tile: 'EAL',
  council: 'https://www.ealing.gov.uk',
  districts: ['UB1', 'UB2', 'UB5', 'UB6', 'W3', 'W4', 'W5', 'W7', 'W13'],
  middle: 'W13',
  neighbourhoods: [
    'Ealing Broadway',
    'Acton',
    'Southall',
    'Hanwell',
    'Greenford',
    'Northolt',
    'Perivale',
    'Norwood Green',
    'Bedford Park',
    'West Ealing',
  ],
  neighbours: ['Hillingdon', 'Harrow', 'Brent', 'Hammersmith and Fulham', 'Hounslow'],
  acrossTheRiver: [],
  bank: 'north',
  congestionZone: 'outside',
  roads: ['A40', 'A406', 'A4020'],
  homes: 'terraces',
  parking: {
    notice: '7 working days, or 3 for the dearer quick service',
    charges: [
      { label: 'a bay of 5 metres a day', amount: fromPounds(30) },
      { label: 'a bay a day with 3 days’ notice', amount: fromPounds(40) },
      { label: 'kept back from a refund', amount: fromPounds(25) },
    ],
    note: null,
    asOf: null,
    url: 'https://www.ealing.gov.uk/info/201178/parking/1495/parking_suspensions',
  },
  moving: {
    title: 'A Luton van is longer than one bay',
    text: 'Ealing counts a parking bay as 5 metres, so a Luton van with its tail-lift down needs two of them; ask for two. Around Ealing Broadway, Edwardian houses are cut into flats with one hall and one stair between them. A word with the neighbours before the wardrobe comes down helps everybody.',
    from: { district: 'W5', place: 'Ealing Broadway', floor: 2, hasLift: false, canPark: false },
    to: { district: 'W7', place: 'Hanwell', floor: 0, hasLift: false, canPark: true },
    space: 'two_bedroom',
  },
  storage: {
    title: 'Hanger Lane sets the hour',
    text: 'At Hanger Lane the A40 and the North Circular meet, and everything that goes from Ealing, Perivale or Greenford to a store waits there with them. A slot from 10:00 to 12:00 keeps the van out of the longest queue.',
    from: { district: 'W3', place: 'Acton', floor: 1, hasLift: false, canPark: false },
    unit: 'Plan 6x6',
    term: 'monthly',
    cubicFeet: 130,
  },
};
