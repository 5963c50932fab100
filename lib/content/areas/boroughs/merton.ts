import type { BoroughText } from '../borough';

export const MERTON: BoroughText = {
  name: 'Merton',
  tile: 'MRT',
  middle: 'SW19',
  neighbourhoods: [
    'Wimbledon',
    'Mitcham',
    'Morden',
    'Raynes Park',
    'Colliers Wood',
    'South Wimbledon',
    'Wimbledon Park',
    'Merton Park',
    'Lower Morden',
  ],
  neighbours: ['Wandsworth', 'Kingston upon Thames', 'Sutton', 'Croydon', 'Lambeth'],
  acrossTheRiver: [],
  bank: 'south',
  congestionZone: 'outside',
  roads: ['A24', 'A3'],
  homes: 'terraces',
  moving: {
    title: 'Avoid the tennis fortnight',
    text: 'While the Championships are on, at the turn of June and July, the roads around Wimbledon Park are closed or permit-only and the rest of SW19 is slow. Any other week is easier. Outside the controlled zones, in much of Mitcham and Morden, the kerb is unrestricted and there is no bay to suspend.',
    from: { district: 'SW19', place: 'Wimbledon', floor: 2, hasLift: false, canPark: false },
    to: { district: 'CR4', place: 'Mitcham', floor: 0, hasLift: false, canPark: true },
    space: 'two_bedroom',
  },
  storage: {
    title: 'Moving somewhere smaller',
    text: 'In Wimbledon people often move to a smaller place in the same postcode, where not all the furniture fits. A unit gives you half a year to decide which of the two dining tables to keep.',
    from: { district: 'SW20', place: 'Raynes Park', floor: 0, hasLift: false, canPark: true },
    unit: 'Plan 8x6',
    term: '6_months',
    cubicFeet: 210,
  },
};
