import { fc } from '@/lib/testing/fast-check';
import type { FurnitureItem } from '../order-types';
import { FURNITURE } from './furniture';
import { itemsOfCounts, joinItems, ownItems, readCounts, sumCounts, type SharedCounts } from './shared-items';

const OWN: FurnitureItem = { id: 'custom_1', title: 'Loom', quantity: 1, cubicFeet: 12, kilograms: 30 };
const quantities = (items: readonly FurnitureItem[]) =>
  Object.fromEntries(items.map(({ id, quantity }) => [id, quantity]));

describe('PLN-5 a list that several people fill', () => {
  it('PLN-5 has what both have on one line, in its place, and the others’ own after it', () => {
    const [sofa] = itemsOfCounts({ sofa_2: 1 });
    const joined = joinItems([sofa!, OWN], { sofa_2: 2, armchair: 1 });
    expect(joined.map(({ id, quantity }) => `${quantity} ${id}`)).toEqual(['3 sofa_2', '1 custom_1', '1 armchair']);
    expect(joined[2]).toEqual({ id: 'armchair', title: 'Armchair', quantity: 1, cubicFeet: 20, kilograms: 22 });
  });

  it('PLN-5 adds up what several people have, without what is nothing', () => {
    const both = [
      { id: 'sofa_2', quantity: 1 },
      { id: 'armchair', quantity: 0 },
      { id: 'sofa_2', quantity: 2 },
    ];
    expect(sumCounts(both)).toEqual({ sofa_2: 3 });
  });

  it.each([null, 'x', 7, { castle: 1, __proto__: 1 }, { sofa_2: 1.5 }, { sofa_2: -1 }, { sofa_2: '1' }, []])(
    'PLN-5 reads nothing of counts like %j',
    (value) => {
      expect(readCounts(value)).toEqual({});
    },
  );

  it('PLN-5 is not confused by names that every object has', () => {
    const odd = { ...OWN, id: 'constructor' };
    expect(ownItems([odd], {})).toEqual([odd]);
    expect(joinItems([odd], {})).toEqual([odd]);
  });

  const ids = FURNITURE.slice(0, 8).map(({ id }) => id);
  const counts: fc.Arbitrary<SharedCounts> = fc.dictionary(fc.constantFrom(...ids), fc.integer({ min: 1, max: 9 }));
  const lists = counts.map((own) => [...itemsOfCounts(own), OWN]);

  it('PLN-5 keeps what is one’s own, however old the list is that comes back', () => {
    fc.assert(
      fc.property(lists, counts, counts, (own, then, now) => {
        // The list is read with the others' items of that time and sent back after these have changed.
        const sent = joinItems(own, then);
        const kept = ownItems(sent, then);
        expect(quantities(kept)).toEqual(quantities(own));
        expect(quantities(joinItems(kept, now))).toEqual(quantities(joinItems(own, now)));
      }),
    );
  });

  it('PLN-5 never gets fewer than the others have, whatever is taken off it', () => {
    fc.assert(
      fc.property(lists, counts, (sent, others) => {
        const joined = quantities(joinItems(ownItems(sent, others), others));
        for (const [id, quantity] of Object.entries(others)) expect(joined[id]).toBeGreaterThanOrEqual(quantity);
      }),
    );
  });
});
