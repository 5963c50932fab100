import { fc } from '@/lib/testing/fast-check';
import { dearestList, lists } from '@/lib/testing/furniture-lists';
import { typicalContents } from '../catalogue/presets';
import { STORAGE_UNITS } from '../catalogue/storage-units';
import { pence } from '../money';
import { FIXED_MOVING_PLANS, type FurnitureItem } from '../order-types';
import { cheapestUnit } from './recommend';
import { MAX_PACKED_PIECES, packedWithin, unitFit, unitHolds } from './unit-holds';
import { UNLIMITED } from './work';

const UNITS = STORAGE_UNITS.map(({ space, feet, squareFeet }) => ({ space, feet, price: pence(squareFeet) }));
const cheapest = (items: readonly FurnitureItem[]) => cheapestUnit(UNITS, items);
const boxes = (quantity: number): readonly FurnitureItem[] => [
  { id: 'box_s', title: 'Small box', quantity, cubicFeet: 1.3, kilograms: 10 },
];

describe('the work of one answer', () => {
  it('FIT-1: packs what homes usually hold, piece by piece', () => {
    for (const home of FIXED_MOVING_PLANS) {
      const contents = typicalContents(home);
      const pieces = contents.reduce((sum, { quantity }) => sum + quantity, 0);
      if (pieces <= MAX_PACKED_PIECES) expect([home, cheapest(contents).measuredBy]).toEqual([home, 'packing']);
    }
    fc.assert(
      fc.property(lists(60), (items) => expect(cheapest(items).measuredBy).toBe('packing')),
      { numRuns: 6 },
    );
  });

  it('FIT-1: is bounded: a list that would take more is measured by volume, and the answer says so', () => {
    const items = dearestList(1);
    expect(cheapest(items)).toEqual({ space: expect.any(String) as string, measuredBy: 'volume' });
    const unit = { storageSpace: 'Plan 12x8', squareFeet: null } as const;
    expect(unitFit(unit, items)).toEqual({ holds: false, outside: [], measuredBy: 'volume' });
    expect(unitHolds(unit, items)).toBe(false);
    expect(unitHolds({ storageSpace: 'Plan 20x10', squareFeet: null }, items)).toBe(true);
  });

  it('FIT-1: is bounded in pieces as well: a long list is measured by volume, never refused', () => {
    expect(cheapest(boxes(MAX_PACKED_PIECES)).measuredBy).toBe('packing');
    expect(cheapest(boxes(MAX_PACKED_PIECES + 1))).toEqual({ space: 'Plan 6x6', measuredBy: 'volume' });
    const unit = { storageSpace: 'Plan 6x6', squareFeet: null } as const;
    expect(unitFit(unit, boxes(MAX_PACKED_PIECES + 1))).toEqual({ holds: true, outside: [], measuredBy: 'volume' });
  });

  it('is counted, not timed: as much is done before it stops, however often it is asked', () => {
    const spent = Array.from({ length: 3 }, () => {
      let sum = 0;
      packedWithin((spend) => {
        for (;;) {
          spend(7);
          sum += 7;
        }
      }, 1000);
      return sum;
    });
    expect(spent).toEqual([994, 994, 994]);
    expect(packedWithin(() => 'done', 0)).toBe('done');
    expect(UNLIMITED(Infinity)).toBeUndefined();
  });
});
