import { fc } from '@/lib/testing/fast-check';
import { sum } from '../money';
import { MOVING_SPACES, type MovingSpace } from '../order-types';
import { distanceCharges, roadCharges, spaceCharges } from './charges';

const priceOf = (space: MovingSpace, cubicFeet: number) =>
  sum(spaceCharges(space, cubicFeet).map(({ amount }) => amount));

describe('the van, the movers and the volume', () => {
  it.each([
    ['mini', 0, 16_900],
    ['mini', 210, 16_900],
    ['mini', 210.1, 16_906],
    ['one_bedroom', 360, 25_900],
    ['one_bedroom', 361, 25_960],
    ['two_bedroom', 677, 44_900],
    ['two_bedroom', 678, 44_960],
    ['three_bedroom', 1_343, 84_900],
    ['three_bedroom', 1_400, 88_320],
    ['custom', 0, 4_900],
    ['custom', 10, 4_900],
    ['custom', 10.01, 4_901],
    ['custom', 11, 4_960],
    ['custom', 1_400, 88_300],
  ] as const)('PRC-1: %s with %d cubic feet costs %i pence', (space, cubicFeet, price) => {
    expect(priceOf(space, cubicFeet)).toBe(price);
  });

  it('names the volume only where it costs something', () => {
    const codes = (space: MovingSpace, cubicFeet: number) => spaceCharges(space, cubicFeet).map(({ code }) => code);
    expect([codes('mini', 210), codes('mini', 211)]).toEqual([['moving_plan'], ['moving_plan', 'extra_volume']]);
    expect([codes('custom', 10), codes('custom', 11)]).toEqual([['custom_base'], ['custom_base', 'custom_volume']]);
  });

  it('never costs less for more', () => {
    const volumes = fc.integer({ min: 0, max: 7_000 }).map((tenths) => tenths / 10);
    fc.assert(
      fc.property(fc.constantFrom(...MOVING_SPACES), volumes, volumes, (space, some, more) => {
        expect(priceOf(space, some + more)).toBeGreaterThanOrEqual(priceOf(space, some));
      }),
    );
  });
});

describe('the way', () => {
  it.each([
    [null, []],
    [0, [0]],
    [1, [0]],
    [25, [0]],
    [26, [150]],
    [125, [15_000]],
  ])('PRC-1: %p miles cost %p pence: 25 are included', (miles, amounts) => {
    expect(distanceCharges(miles).map(({ amount }) => amount)).toEqual(amounts);
  });

  it('says one mile, and many', () => {
    const labels = [0, 1, 2].flatMap((miles) => distanceCharges(miles).map(({ label }) => label));
    expect(labels).toEqual(['0 miles', '1 mile', '2 miles']);
  });

  it('never costs less for more miles', () => {
    const amount = (miles: number) => distanceCharges(miles)[0]?.amount ?? -1;
    fc.assert(fc.property(fc.nat(500), (miles) => expect(amount(miles + 1)).toBeGreaterThanOrEqual(amount(miles))));
  });

  it('has the charges of the roads in it, named and never added', () => {
    expect(roadCharges()).toMatchObject({ label: 'Congestion Charge, ULEZ and tolls', amount: 0 });
  });
});
