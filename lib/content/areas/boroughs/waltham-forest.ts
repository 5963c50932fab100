import type { BoroughText } from '../borough';

export const WALTHAM_FOREST: BoroughText = {
  name: 'Waltham Forest',
  tile: 'WTH',
  middle: 'E17',
  neighbourhoods: [
    'Walthamstow',
    'Leyton',
    'Leytonstone',
    'Chingford',
    'Highams Park',
    'Higham Hill',
    'Wood Street',
    'Lea Bridge',
    'Hale End',
  ],
  neighbours: ['Enfield', 'Haringey', 'Hackney', 'Newham', 'Redbridge'],
  acrossTheRiver: [],
  bank: 'north',
  congestionZone: 'outside',
  roads: ['A406', 'A12'],
  homes: 'terraces',
  moving: {
    title: 'Walthamstow’s closed streets',
    text: 'In and around Walthamstow Village many streets end in planters, and Orford Road is closed to most traffic by day, so the van comes in from one side and leaves the same way. A Warner maisonette has two front doors side by side; tell us whether yours is the one with the stairs behind it.',
    from: { district: 'E17', place: 'Walthamstow', floor: 1, hasLift: false, canPark: false },
    to: { district: 'E4', place: 'Chingford', floor: 0, hasLift: false, canPark: true },
    space: 'two_bedroom',
  },
  storage: {
    title: 'The upper half of a Warner',
    text: 'An upstairs Warner flat has its own narrow stair and a share of a garden. The loft above it is not always yours to use: check the lease before you count on it. If you cannot use it, a unit is the alternative.',
    from: { district: 'E17', place: 'Higham Hill', floor: 1, hasLift: false, canPark: true },
    unit: 'Plan 6x4',
    term: 'monthly',
    cubicFeet: 90,
  },
};
