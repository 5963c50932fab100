import {
  addOnConditions,
  busyDayCondition,
  condition,
  distanceCondition,
  storageTripConditions,
  storedMore,
} from './charges';

describe('what may still change a price', () => {
  it('is a text with its price', () => {
    expect(condition('size', 'you choose another size', 'its own price')).toEqual({
      key: 'size',
      text: 'you choose another size',
      price: 'its own price',
    });
  });

  it('is a busy day and a longer way until they are known', () => {
    expect(busyDayCondition('').map(({ price }) => price)).toEqual(['10%']);
    expect(busyDayCondition('2026-12-15')).toEqual([]);
    expect(distanceCondition(null, 'the trip is longer')).toEqual([
      { key: 'distance', text: 'the trip is longer', price: '£1.50 a mile' },
    ]);
    expect(distanceCondition(0, 'the trip is longer')).toEqual([]);
  });

  it('is more than is listed, on a trip into or out of storage', () => {
    expect(storedMore('more comes back')).toMatchObject({ text: 'more comes back, up to 1,400 cu ft' });
    expect(storageTripConditions(null).map(({ key }) => key)).toEqual([
      ...['distance', 'floors', 'extra_mover', 'piano', 'parking'],
    ]);
    expect(storageTripConditions(7)).toHaveLength(4);
  });

  it('PRC-2: is what is offered beside and not chosen, at its price in the list that applies', () => {
    const offered = ['PACKING', 'UNPACKING'] as const;
    const prices = (addOnVariant: 1 | 2) =>
      addOnConditions(offered, { addOns: ['UNPACKING'], addOnVariant }).map(({ key, price }) => [key, price]);
    expect([prices(1), prices(2)]).toEqual([[['PACKING', '£99']], [['PACKING', '£49']]]);
  });
});
