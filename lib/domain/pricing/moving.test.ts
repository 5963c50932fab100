import { formatPence, fromPounds } from '../money';
import { addressesWith, aMove, anAddress, anItem } from '@/lib/testing/moves';
import { priceMove, VolumeTooLarge, type MoveToPrice } from './moving';
import { MOVING_PLAN_PRICES } from '../prices/price-lists';

const ORDINARY = '2026-12-15';
const BUSY = '2026-12-12';

const linesOf = (move: MoveToPrice) =>
  priceMove(move).lines.map(({ label, detail, amount }) => `${label} | ${detail ?? ''} | ${formatPence(amount)}`);
const totalOf = (changes: Partial<MoveToPrice>) => formatPence(priceMove(aMove(changes)).totalWithDiscount);

describe('priceMove', () => {
  it.each([
    ['mini', 169],
    ['one_bedroom', 259],
    ['two_bedroom', 449],
    ['three_bedroom', 849],
  ] as const)('PRC-1: the plan %s costs £%d', (movingSpace, pounds) => {
    expect(MOVING_PLAN_PRICES[movingSpace]).toBe(fromPounds(pounds));
    expect(priceMove(aMove({ movingSpace })).total).toBe(fromPounds(pounds));
  });

  it.each([
    ['mini', 'Mini move | 2 movers, 10 boxes, 2 hours, the first 25 miles | £169'],
    ['one_bedroom', '1 bedroom move | 2 movers, 30 boxes, the first 25 miles | £259'],
    ['two_bedroom', '2 bedroom move | 3 movers, 55 boxes, the first 25 miles | £449'],
    ['three_bedroom', '3 bedroom move | 4 movers, 75 boxes, 2 vans, the first 25 miles | £849'],
    ['custom', 'Custom move | 2 movers, the first 10 cu ft and 25 miles | £49'],
  ] as const)('PRC-1: %s says what it holds', (movingSpace, line) => {
    expect(linesOf(aMove({ movingSpace }))[0]).toBe(line);
  });

  it.each([
    [0, '£49'],
    [1.5, '£49'],
    [10, '£49'],
    [10.5, '£49.30'],
    [11, '£49.60'],
    [210, '£169'],
    [335, '£244'],
    [360, '£259'],
    [677, '£449.20'],
    [1343, '£848.80'],
    [1400, '£883'],
  ])('PRC-1: a custom move of %d cu ft costs %s', (cubicFeet, price) => {
    const furnitureItems = cubicFeet === 0 ? [] : [anItem(cubicFeet)];
    expect(totalOf({ movingSpace: 'custom', furnitureItems })).toBe(price);
  });

  it.each([
    [210, '£169'],
    [210.1, '£169.06'],
    [372, '£266.20'],
  ])('LAW-1: %d cu ft in a mini move or more costs 60p a cubic foot beyond the plan', (cubicFeet, price) => {
    const movingSpace = cubicFeet > 360 ? 'one_bedroom' : 'mini';
    expect(totalOf({ movingSpace, furnitureItems: [anItem(cubicFeet)] })).toBe(price);
  });

  it.each([
    [2.41, 1, '£49'],
    [10.01, 1, '£49.01'],
    [3.37, 3, '£49.07'],
  ])('PRC-6: rounds %d cu ft × %d up to the next penny', (cubicFeet, quantity, price) => {
    expect(totalOf({ movingSpace: 'custom', furnitureItems: [anItem(cubicFeet, { quantity })] })).toBe(price);
  });

  it('PRC-6: does not take the noise of binary fractions for a penny', () => {
    expect(totalOf({ movingSpace: 'custom', furnitureItems: [anItem(2.4, { quantity: 30 })] })).toBe('£86.20');
  });

  it.each(['custom', 'three_bedroom'] as const)('refuses more than two vans in a %s move', (movingSpace) => {
    const furnitureItems = [anItem(1400.1)];
    expect(() => priceMove(aMove({ movingSpace, furnitureItems }))).toThrow(VolumeTooLarge);
  });

  it.each([
    [0, '£259'],
    [25, '£259'],
    [26, '£260.50'],
    [36, '£275.50'],
    [112, '£389.50'],
  ])('LAW-1: %d miles', (distanceMiles, price) => {
    expect(totalOf({ distanceMiles })).toBe(price);
  });

  it('LAW-1: names every unavoidable charge from the first price on', () => {
    expect(linesOf(aMove({ distanceMiles: 7 }))).toEqual([
      '1 bedroom move | 2 movers, 30 boxes, the first 25 miles | £259',
      '7 miles | the first 25 miles are included | £0',
      'Congestion Charge, ULEZ and tolls |  | £0',
    ]);
  });

  it.each([
    [anAddress({ floor: 0 }), '£259'],
    [anAddress({ floor: 2 }), '£279'],
    [anAddress({ floor: 2, elevator: true }), '£259'],
    [anAddress({ floor: -1 }), '£269'],
    [anAddress({ parking: false }), '£274'],
    [anAddress({ floor: 1, parking: false }), '£284'],
  ])('LAW-1: collection from %j', (collection, price) => {
    expect(totalOf({ addresses: addressesWith({ collection }) })).toBe(price);
  });

  it.each([
    [{ floor: null, parking: null, elevator: null }],
    [{ floor: 3, parking: null, elevator: null }],
    [{ floor: null, parking: true, elevator: false }],
  ])('LAW-1: what is not answered yet adds nothing: %j', (unanswered) => {
    const furnitureItems = [anItem(10, { kilograms: 120 })];
    const collection = { ...anAddress(), ...unanswered };
    expect(totalOf({ addresses: addressesWith({ collection }), furnitureItems })).toBe('£259');
  });

  it('LAW-1: charges floors, parking and stops address by address, and names each', () => {
    const addresses = addressesWith({
      collection: anAddress({ floor: 2 }),
      delivery: anAddress({ floor: -1, parking: false }),
      additional_collection: [anAddress(), anAddress({ floor: 12 })],
      additional_delivery: [anAddress({ parking: false })],
    });
    expect(linesOf(aMove({ addresses })).slice(2)).toEqual([
      'Second floor, no lift | at collection | £20',
      'Additional collection |  | £25',
      'Additional collection 2 |  | £25',
      '12th floor, no lift | at additional collection 2 | £120',
      'Additional delivery |  | £25',
      'No parking | at additional delivery | £15',
      'Lower floor, no lift | at delivery | £10',
      'No parking | at delivery | £15',
    ]);
    const keys = priceMove(aMove({ addresses })).lines.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    [1, 'PACKING', '£358'],
    [1, 'CLEANING', '£488'],
    [1, 'ASSEMBLING', '£308'],
    [2, 'PACKING', '£308'],
    [2, 'CLEANING', '£308'],
    [2, 'ASSEMBLING', '£308'],
  ] as const)('PRC-2: variant %d with %s', (addOnVariant, addOn, price) => {
    expect(totalOf({ addOnVariant, addOns: [addOn] })).toBe(price);
  });

  it('PRC-2: charges an add-on once, however often it is named', () => {
    expect(totalOf({ addOns: ['PACKING', 'PACKING', 'PACKING'] })).toBe('£358');
  });

  it('adds 10 % to the move on a busy day, not to add-ons, rounded up', () => {
    expect(totalOf({ movingDate: ORDINARY })).toBe('£259');
    expect(totalOf({ movingDate: BUSY })).toBe('£284.90');
    expect(totalOf({ movingDate: BUSY, addOns: ['PACKING'] })).toBe('£383.90');
    const furnitureItems = [anItem(10.05)];
    expect(totalOf({ movingSpace: 'custom', movingDate: BUSY, furnitureItems })).toBe('£53.94');
    expect(linesOf(aMove({ movingDate: BUSY })).at(-1)).toBe(
      'Saturday 12 December | busy day, 10% on the move | £25.90',
    );
  });

  it.each([
    [true, null, '£233.10'],
    [false, { code: 'MOVE20', kind: 'percent', amount: 20 }, '£207.20'],
    [true, { code: 'MOVE20', kind: 'percent', amount: 20 }, '£186.48'],
    [true, { code: 'TENNER', kind: 'fixed', amount: 1000 }, '£223.10'],
    [false, { code: 'FREE', kind: 'percent', amount: 100 }, '£0'],
    [false, { code: 'BIG', kind: 'fixed', amount: 99_900 }, '£0'],
    [false, { code: 'NONE', kind: 'percent', amount: 0 }, '£259'],
  ] as const)('takes the student discount first, then the promo code (student %s, %j)', (isStudent, promo, price) => {
    const quote = priceMove(aMove({ isStudent, promo }));
    expect(formatPence(quote.totalWithDiscount)).toBe(price);
    expect(quote.total).toBe(fromPounds(259));
  });

  it.each([
    { code: 'X', kind: 'percent', amount: 101 },
    { code: 'X', kind: 'percent', amount: -1 },
    { code: 'X', kind: 'fixed', amount: -1 },
  ] as const)('refuses terms that are no discount: %j', (promo) => {
    expect(() => priceMove(aMove({ promo }))).toThrow(RangeError);
  });

  it('names discounts', () => {
    const move = aMove({ isStudent: true, promo: { code: 'TENNER', kind: 'fixed', amount: 1000 } });
    expect(linesOf(move).slice(-2)).toEqual(['Student discount | 10% | −£25.90', 'Promo code TENNER | £10 | −£10']);
  });
});
