import { fc } from '@/lib/testing/fast-check';
import { COUNT_WAYS, MARKS, NOTHING_COUNTED, withCount, type ItemCount } from './items';

const said = fc.record<ItemCount>({
  what: fc.constantFrom(...COUNT_WAYS, 'marks' as const),
  count: fc.nat(999),
  marks: fc.subarray([...MARKS]),
  at: fc.integer({ min: 0, max: 9 }).map((minute) => `2026-12-15T09:0${minute}:00.000Z`),
});
const all = (counts: readonly ItemCount[]) => counts.reduce(withCount, NOTHING_COUNTED);

describe('what is counted of an item', () => {
  it('CRW-1: is what was said last, whichever way and however often it comes', () => {
    fc.assert(
      fc.property(fc.array(said), fc.array(fc.nat()), (counts, seeds) => {
        const mixed = counts
          .flatMap((count, index) => (seeds[index] === undefined ? [count] : [count, count]))
          .map((count, index) => ({ count, key: seeds[index] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ count }) => count);
        expect(all(mixed)).toEqual(all(counts));
      }),
    );
  });

  it('CRW-1: numbers are absolute, and marks a list of their own', () => {
    const at = (minute: number) => `2026-12-15T09:0${minute}:00.000Z`;
    const counts: readonly ItemCount[] = [
      { what: 'loaded', count: 3, marks: [], at: at(1) },
      { what: 'loaded', count: 2, marks: [], at: at(2) },
      { what: 'marks', count: 0, marks: ['torn', 'scratched'], at: at(1) },
    ];
    expect(all(counts)).toEqual({
      loaded: { value: 2, at: at(2) },
      unloaded: null,
      marks: { value: ['scratched', 'torn'], at: at(1) },
    });
  });
});
