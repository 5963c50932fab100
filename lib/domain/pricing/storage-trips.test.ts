import { fc } from '@/lib/testing/fast-check';
import { anAddress, anItem } from '@/lib/testing/moves';
import { MAX_CUBIC_FEET } from '../catalogue/vans';
import { STORAGE_TERMS } from '../vocabulary';
import {
  collectionCharges,
  returnCharges,
  storageTripPrice,
  TRIP_RATE,
  tripsSentence,
  tripVolume,
  tripsWords,
} from './storage-trips';
import { TooHeavy } from './too-heavy';
import { VolumeTooLarge } from './volume-too-large';

const volumes = fc.integer({ min: 0, max: MAX_CUBIC_FEET * 10 }).map((tenths) => tenths / 10);

describe('a trip into or out of storage', () => {
  it.each([
    [0, 4_900],
    [9.9, 4_900],
    [10, 4_900],
    [10.1, 4_903],
    [10.01, 4_901],
    [110, 7_900],
    [1_400, 46_600],
  ])('of %d cubic feet costs %i pence', (cubicFeet, price) => {
    expect(storageTripPrice(cubicFeet)).toBe(price);
  });

  it('never costs less for more', () => {
    fc.assert(
      fc.property(volumes, volumes, (some, more) => {
        expect(storageTripPrice(some + more)).toBeGreaterThanOrEqual(storageTripPrice(some));
      }),
    );
  });

  it('is priced by a rate that is said', () => {
    expect(TRIP_RATE).toBe('£49 for the first 10 cu ft, then 30p a cubic foot');
  });
});

describe('LAW-1: the trips beside the price of a week', () => {
  it.each([
    ['weekly', 'Collection and return from £49 each.'],
    ['monthly', 'Collection and return from £49 each.'],
    ['3_months', 'Collection and return from £49 each.'],
    ['6_months', 'Collection free, return from £49.'],
  ] as const)('%s: %s', (term, sentence) => {
    expect(tripsSentence(term)).toBe(sentence);
    expect(`${tripsWords(term)}.`.toLowerCase()).toBe(sentence.toLowerCase());
  });
});

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
