import { CLEANING_PLANS } from '../prices/price-lists';
import { CLEANED_ROOMS, type CleanedHome, moreThanSmaller, roomsText } from './cleaned-rooms';

const HOMES = Object.keys(CLEANING_PLANS) as CleanedHome[];

describe('what is cleaned in a home', () => {
  it.each([
    ['one_bedroom', 'Kitchen, living room, hall, 1 bedroom, 1 bathroom'],
    ['two_bedroom', 'Kitchen, living room, hall, 2 bedrooms, 1 bathroom, 1 separate toilet'],
    ['three_bedroom', 'Kitchen, living room, hall and stairs, 3 bedrooms, 2 bathrooms, 1 separate toilet'],
  ] as const)('PRC-3 %s: %s', (home, rooms) => {
    expect(roomsText(home)).toBe(rooms);
  });

  it('PRC-3 a dearer clean has more rooms in it, whatever its crew and hours are', () => {
    const dearer = HOMES.toSorted((one, other) => CLEANING_PLANS[one].price - CLEANING_PLANS[other].price);
    const rooms = dearer
      .map((home) => CLEANED_ROOMS[home])
      .map((home) => home.bedrooms + home.bathrooms + home.toilets);
    expect(rooms).toEqual([2, 4, 6]);
    expect(dearer.map((home) => moreThanSmaller(home).length)).toEqual([0, 2, 3]);
  });
});
