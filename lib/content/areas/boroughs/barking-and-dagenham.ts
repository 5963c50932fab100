import type { BoroughText } from '../borough';

export const BARKING_AND_DAGENHAM: BoroughText = {
  name: 'Barking and Dagenham',
  tile: 'BAR',
  middle: 'RM8',
  neighbourhoods: [
    'Barking',
    'Becontree',
    'Dagenham',
    'Barking Riverside',
    'Chadwell Heath',
    'Rush Green',
    'Marks Gate',
    'Creekmouth',
  ],
  neighbours: ['Newham', 'Redbridge', 'Havering'],
  acrossTheRiver: ['Greenwich', 'Bexley'],
  bank: 'north',
  congestionZone: 'outside',
  roads: ['A13', 'A12'],
  homes: 'terraces',
  moving: {
    title: 'Becontree’s cottages and Barking’s new blocks',
    text: 'The Becontree estate was laid out in the 1920s and 1930s as brick cottages behind short front gardens, so the van usually stops within a few steps of the door. Barking Riverside is different: it has managed roads, and a lift that has to be booked with the building before the day.',
    from: { district: 'RM8', place: 'Becontree', floor: 0, hasLift: false, canPark: true },
    to: { district: 'IG11', place: 'Barking Riverside', floor: 6, hasLift: true, canPark: true },
    space: 'two_bedroom',
  },
  storage: {
    title: 'From a house with a shed to a flat without one',
    text: 'A move from a Dagenham house to a flat by the river often leaves no room for the shed’s contents, the bicycles and the garden table. List them with the furniture: they take up more space than people expect.',
    from: { district: 'RM9', place: 'Dagenham', floor: 0, hasLift: false, canPark: true },
    unit: 'Plan 6x6',
    term: '3_months',
    cubicFeet: 110,
  },
};
