import { anAddress, anItem } from '@/lib/testing/moves';
import { STORAGE_TERMS } from '../order-types';
import { TooHeavy, VolumeTooLarge } from './load-limits';
import { collectionCharges, returnCharges, tripVolume } from './storage';
import { TRIP_RATE } from './storage-trips';

describe('the volume of a list', () => {
  it.each([
    [[], 0],
    [[anItem(1_400)], 1_400],
    [[anItem(2.4, { quantity: 3 }), anItem(0.1)], 7.3],
  ])('%#', (items, cubicFeet) => {
    expect(tripVolume(items)).toBe(cubicFeet);
  });

  it('has no price beyond two vans, nor for what is too heavy', () => {
    expect(() => tripVolume([anItem(1_400), anItem(0.1)])).toThrow(VolumeTooLarge);
    expect(() => tripVolume([anItem(10, { id: 'safe', kilograms: 251 })])).toThrow(TooHeavy);
  });
});

describe('the lines of a trip', () => {
  const trip = {
    cubicFeet: 110,
    items: [],
    address: anAddress({ floor: 2, parking: false }),
    distanceMiles: 30,
  };

  it.each(STORAGE_TERMS.map((term) => [term, term === '6_months' ? 0 : 7_900] as const))(
    'for %s: the collection costs %i pence, its way, stairs and parking always',
    (term, collection) => {
      expect(collectionCharges(trip, term).map(({ code, amount }) => [code, amount])).toEqual([
        ['storage_collection', collection],
        ['distance', 750],
        ['road_charges', 0],
        ['floors_collection', 2_000],
        ['parking_collection', 1_500],
      ]);
    },
  );

  it('the return costs what the way in costs, at the other address', () => {
    expect(returnCharges(trip).map(({ code, amount }) => [code, amount])).toEqual([
      ['storage_return', 7_900],
      ['distance', 750],
      ['road_charges', 0],
      ['floors_delivery', 2_000],
      ['parking_delivery', 1_500],
    ]);
  });

  it('says the volume only where it costs something', () => {
    const detailOf = (cubicFeet: number) => returnCharges({ ...trip, cubicFeet })[0]?.detail;
    expect([detailOf(10), detailOf(110)]).toEqual([TRIP_RATE, `110 cu ft: ${TRIP_RATE}`]);
    expect(collectionCharges(trip, '6_months')[0]?.detail).toBe('free with 6 months');
  });
});
