import { pence } from '../money';
import { payableShares, volumeShares } from './volume-shares';

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
