import { fromPounds } from '@/lib/domain/money';
import type { Borough } from '../borough';

export const KENSINGTON_AND_CHELSEA: Borough = {
  name: 'Kensington and Chelsea',
  tile: 'KNS',
  council: 'https://www.rbkc.gov.uk',
  districts: ['SW3', 'SW5', 'SW7', 'SW10', 'W8', 'W10', 'W11'],
  middle: 'W8',
  neighbourhoods: [
    'Kensington',
    'Chelsea',
    'South Kensington',
    'Earl’s Court',
    'Notting Hill',
    'Holland Park',
    'North Kensington',
    'Ladbroke Grove',
    'Brompton',
    'World’s End',
  ],
  neighbours: ['Westminster', 'Hammersmith and Fulham', 'Brent'],
  acrossTheRiver: ['Wandsworth'],
  bank: 'north',
  congestionZone: 'outside',
  roads: ['A4', 'A40', 'A3220'],
  homes: 'mansion',
  parking: {
    notice: '10 working days for a residents’ bay, 2 for a pay bay; requests by 15:00, bank holidays not counted',
    charges: [
      { label: 'per space per day for the first five days', amount: fromPounds(72) },
      { label: 'for short notice of 5 working days', amount: fromPounds(357) },
    ],
    note: null,
    asOf: '1 April 2024',
    url: 'https://www.rbkc.gov.uk/parking-transport-and-streets/parking-suspensions-0/costs-and-payment-methods',
  },
  moving: {
    title: 'Mansion blocks, mews and the Carnival',
    text: 'A mansion block in SW5 or W8 has a porter with rules about moving hours and a lift for two people, so wardrobes go by the stairs. Mews houses are often behind an arch that a Luton van cannot get through. And over the August bank holiday weekend, the Notting Hill Carnival closes the streets of Notting Hill and Ladbroke Grove.',
    from: { district: 'SW5', place: 'Earl’s Court', floor: 3, hasLift: true, canPark: false },
    to: { district: 'SW10', place: 'World’s End', floor: 4, hasLift: true, canPark: true },
    space: 'two_bedroom',
  },
  storage: {
    title: 'High ceilings, no cupboards',
    text: 'Many flats in the stucco terraces were once drawing rooms, with a cornice but nowhere to put a suitcase. Whatever you do not need every day can go into a unit, dry and upright, until you have room for it.',
    from: { district: 'SW7', place: 'South Kensington', floor: 2, hasLift: false, canPark: false },
    unit: 'Plan 6x4',
    term: '6_months',
    cubicFeet: 90,
  },
};
