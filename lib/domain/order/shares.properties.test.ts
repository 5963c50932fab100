import { fc } from '@/lib/testing/fast-check';
import { aMove } from '@/lib/testing/moves';
import { days, promos } from '@/lib/testing/priced-things';
import { aStorage } from '@/lib/testing/services';
import { sum } from '../money';
import { priceMove } from '../pricing/moving';
import { priceStorage } from '../pricing/storage';
import { shareOut } from './shares';
import { MOVING_ADD_ONS, MOVING_SPACES, STORAGE_ADD_ONS, STORAGE_TERMS } from '../order-types';

const common = { isStudent: fc.boolean(), promo: promos };
const moves = fc
  .record({
    ...common,
    addOns: fc.subarray([...MOVING_ADD_ONS]),
    movingSpace: fc.constantFrom(...MOVING_SPACES),
    movingDate: days,
  })
  .map((move) => [priceMove(aMove(move)), ['MOVING', ...move.addOns]] as const);
const stores = fc
  .record({ ...common, addOns: fc.subarray([...STORAGE_ADD_ONS]), storageTerm: fc.constantFrom(...STORAGE_TERMS) })
  .map((store) => [priceStorage(aStorage(store)), ['STORAGE_COLLECTION', 'STORAGE', ...store.addOns]] as const);

it('CXL-1: the shares of any order are what it costs, to the penny, and none is below nothing', () => {
  fc.assert(
    fc.property(fc.oneof(moves, stores), ([quote, services]) => {
      const shares = shareOut(quote, services);
      expect([...shares.keys()]).toEqual(services);
      expect(sum([...shares.values()])).toBe(quote.totalWithDiscount);
      expect([...shares.values()].filter((amount) => amount < 0)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('CXL-1: nothing costs more of an order than its own lines do', () => {
  fc.assert(
    fc.property(moves, ([quote, services]) => {
      const shares = shareOut(quote, services);
      for (const service of services.slice(1)) {
        const own = quote.lines.find(({ code }) => code === service.toLowerCase())?.amount ?? 0;
        expect(shares.get(service)).toBeLessThanOrEqual(own);
      }
    }),
    { numRuns: 300 },
  );
});
