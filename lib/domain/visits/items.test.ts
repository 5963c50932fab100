import { fc } from '@/lib/testing/fast-check';
import {
  COUNT_WAYS,
  MARKS,
  NOTHING_COUNTED,
  reportedChanges,
  withCount,
  type ItemCount,
  type ItemFacts,
  type TypedItem,
} from './items';

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

const at = '2026-12-15T09:30:00.000Z';
const NOTHING: TypedItem = { loaded: null, unloaded: null, marks: [] };
const two: ItemFacts = { ...NOTHING_COUNTED, loaded: { value: 2, at }, marks: { value: ['torn'], at } };
const asTwo: TypedItem = { ...NOTHING, loaded: 2, marks: ['torn'] };
const none = { reported: [], overtaken: [], emptied: [] };

describe('what a form of counts says', () => {
  it.each<[string, ItemFacts, TypedItem, TypedItem, object]>([
    ['nothing where nothing was typed', two, asTwo, asTwo, none],
    ['nothing that is so by now', two, NOTHING, asTwo, none],
    [
      'a number and marks that are new',
      NOTHING_COUNTED,
      NOTHING,
      { loaded: 1, unloaded: 0, marks: ['wet', 'torn'] },
      {
        ...none,
        reported: [
          { what: 'loaded', count: 1, marks: [] },
          { what: 'unloaded', count: 0, marks: [] },
          { what: 'marks', count: 0, marks: ['torn', 'wet'] },
        ],
      },
    ],
    [
      'marks taken off again',
      two,
      asTwo,
      { ...asTwo, marks: [] },
      { ...none, reported: [{ what: 'marks', count: 0, marks: [] }] },
    ],
    [
      'neither a number nor marks over what somebody else has said meanwhile',
      two,
      NOTHING,
      { ...NOTHING, loaded: 1, marks: ['wet'] },
      { ...none, overtaken: ['loaded', 'marks'] },
    ],
    [
      'what somebody else has said of what was left alone',
      two,
      NOTHING,
      { ...NOTHING, unloaded: 1 },
      { ...none, reported: [{ what: 'unloaded', count: 1, marks: [] }] },
    ],
    ['no count that is taken back', two, asTwo, { ...asTwo, loaded: null }, { ...none, emptied: ['loaded'] }],
  ])('DSK-1: %s', (_, now, was, typed, told) => {
    expect(reportedChanges(now, was, typed)).toEqual(told);
  });
});
