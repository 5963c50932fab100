import { aMove } from '@/lib/testing/moves';
import { aStorage } from '@/lib/testing/services';
import { pence, sum } from '../money';
import { priceMove } from '../pricing/moving';
import { priceStorage } from '../pricing/storage';
import { payableShares, shareOut, volumeShares } from './shares';

const WELCOME = { code: 'WELCOME10', kind: 'percent', amount: 10 } as const;

describe('shareOut', () => {
  it('gives every service its own lines, and the rest to the move', () => {
    const quote = priceMove(aMove({ addOns: ['PACKING', 'CLEANING'], movingDate: '2026-12-15' }));
    const shares = shareOut(quote, ['MOVING', 'PACKING', 'CLEANING']);
    expect([...shares]).toEqual([
      ['MOVING', pence(25_900)],
      ['PACKING', pence(9_900)],
      ['CLEANING', pence(22_900)],
    ]);
  });

  it('shares discounts out in proportion, to the penny', () => {
    const quote = priceMove(aMove({ addOns: ['PACKING'], isStudent: true, promo: WELCOME }));
    const shares = shareOut(quote, ['MOVING', 'PACKING']);
    expect(shares.get('PACKING')).toBe(8_019);
    expect(sum([...shares.values()])).toBe(quote.totalWithDiscount);
  });

  it('leaves an odd penny to the move', () => {
    const quote = priceMove(aMove({ addOns: ['PACKING'], promo: { code: 'PENNY', kind: 'fixed', amount: 1 } }));
    expect([...shareOut(quote, ['MOVING', 'PACKING'])]).toEqual([
      ['MOVING', 25_900],
      ['PACKING', 9_899],
    ]);
  });

  it('gives storage its unit less the discount of its term', () => {
    const quote = priceStorage(aStorage({ storageTerm: '3_months' }));
    const unit = sum(quote.lines.filter(({ code }) => /unit|duration/.test(code)).map(({ amount }) => amount));
    const shares = shareOut(quote, ['STORAGE_COLLECTION', 'STORAGE']);
    expect([...shares]).toEqual([
      ['STORAGE_COLLECTION', quote.totalWithDiscount - unit],
      ['STORAGE', unit],
    ]);
  });

  it('shares nothing out when a code pays for all of it', () => {
    const promo = { code: 'ALL', kind: 'fixed', amount: pence(100_000) } as const;
    const shares = shareOut(priceMove(aMove({ addOns: ['PACKING'], promo })), ['MOVING', 'PACKING']);
    expect([...shares.values()]).toEqual([0, 0]);
  });

  it('refuses an order without services', () => {
    expect(() => shareOut(priceMove(aMove()), [])).toThrow(RangeError);
  });
});

describe('PLN-5 shares of a price by volume', () => {
  it.each<readonly [string, number, readonly number[], readonly number[]]>([
    ['by what each has', 30_000, [100, 50, 50], [15_000, 7500, 7500]],
    ['odd pennies to who loses most', 100, [1, 1, 1], [34, 33, 33]],
    ['tenths of a cubic foot count', 1000, [0.1, 0.2, 0.7], [100, 200, 700]],
    ['nothing for who has nothing', 29_400, [10, 0, 20], [9800, 0, 19_600]],
    ['all to the first while nobody has anything', 29_400, [0, 0], [29_400, 0]],
    ['the whole to one alone', 29_400, [12], [29_400]],
  ])('PLN-5 %s', (_, total, volumes, shares) => {
    expect(volumeShares(pence(total), volumes)).toEqual(shares);
  });

  it.each<readonly [readonly number[], readonly number[]]>([
    [
      [15_000, 99, 7500],
      [15_099, 0, 7500],
    ],
    [
      [40, 29_360],
      [0, 29_400],
    ],
    [
      [100, 100, 0],
      [100, 100, 0],
    ],
    [
      [50, 60],
      [0, 110],
    ],
    [[70], [70]],
  ])('PLN-5 of %j each pays %j: nobody less than a pound', (shares, payable) => {
    expect(payableShares(shares.map(pence))).toEqual(payable);
  });
});
