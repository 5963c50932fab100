import { findDistrict } from '../places/districts';
import { STORAGE_TERMS } from '../order-types';
import * as ours from './assumptions';
import { ADD_ON_PRICES, LISTED_ADD_ONS } from './price-lists';
import { STORAGE_DURATIONS } from '../pricing/storage-terms';

describe('our own constants of the prices', () => {
  it('the specification’s own "from £49" is the least that anything costs', () => {
    expect(ours.CUSTOM_BASE).toBe(4_900);
  });

  it('a trip into storage costs half a move by the cubic foot, in whole pence', () => {
    expect(ours.STORAGE_TRIP_PER_CUBIC_FOOT * 2).toBe(ours.PER_CUBIC_FOOT);
  });

  it('the longest term has the free collection', () => {
    expect(ours.FREE_COLLECTION_TERM).toBe(STORAGE_TERMS.at(-1));
    expect(STORAGE_DURATIONS.at(-1)?.term).toBe(ours.FREE_COLLECTION_TERM);
  });

  it('our store lies in a district that distances are known from', () => {
    expect(findDistrict(ours.STORAGE_DISTRICT)).toBeDefined();
  });

  it.each([1, 2] as const)('PRC-2: what variant %i does not name costs what the nearest to it costs', (variant) => {
    const prices = ours.OUR_ADD_ON_PRICES[variant];
    expect(prices.UNPACKING).toBe(ADD_ON_PRICES[variant].PACKING);
    expect(prices.PACKING_MATERIALS).toBe(ADD_ON_PRICES[variant].ASSEMBLING);
    expect(Object.keys(prices).filter((name) => LISTED_ADD_ONS.some((known) => known === name))).toEqual([]);
  });
});
