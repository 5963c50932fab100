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
    notice: '7 working days, or 3 for the dearer fast service',
    charges: [
      { label: 'per 5-metre bay per day', amount: fromPounds(30) },
      { label: 'per bay per day with 3 days’ notice', amount: fromPounds(40) },
      { label: 'deducted from a refund', amount: fromPounds(25) },
    ],
    note: null,
    asOf: null,
    url: 'https://www.ealing.gov.uk/info/201178/parking/1495/parking_suspensions',
  },
  moving: {
    title: 'A Luton van is longer than one bay',
    text: 'Ealing counts a parking bay as 5 metres, so a Luton van with its tail-lift down needs two of them; ask for two. Around Ealing Broadway, Edwardian houses are divided into flats that share one hall and one staircase. Let the neighbours know before the wardrobe comes down.',
    from: { district: 'W5', place: 'Ealing Broadway', floor: 2, hasLift: false, canPark: false },
    to: { district: 'W7', place: 'Hanwell', floor: 0, hasLift: false, canPark: true },
    space: 'two_bedroom',
  },
  storage: {
    title: 'Avoid the Hanger Lane queue',
    text: 'At Hanger Lane the A40 and the North Circular meet, and a van from Ealing, Perivale or Greenford has to queue there. A slot from 10:00 to 12:00 avoids the longest wait.',
    from: { district: 'W3', place: 'Acton', floor: 1, hasLift: false, canPark: false },
    unit: 'Plan 6x6',
    term: 'monthly',
    cubicFeet: 130,
  },
};
