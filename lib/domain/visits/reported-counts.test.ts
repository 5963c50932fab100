import { NOTHING_COUNTED, type ItemFacts } from './items';
import { reportedChanges, type TypedItem } from './reported-counts';

const at = '2026-12-15T09:30:00.000Z';
const NOTHING: TypedItem = { loaded: null, unloaded: null, marks: [] };
const two: ItemFacts = { ...NOTHING_COUNTED, loaded: { value: 2, at }, marks: { value: ['torn'], at } };
const asTwo: TypedItem = { ...NOTHING, loaded: 2, marks: ['torn'] };
const none = { said: [], overtaken: [], emptied: [] };

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
        said: [
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
      { ...none, said: [{ what: 'marks', count: 0, marks: [] }] },
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
      { ...none, said: [{ what: 'unloaded', count: 1, marks: [] }] },
    ],
    ['no count that is taken back', two, asTwo, { ...asTwo, loaded: null }, { ...none, emptied: ['loaded'] }],
  ])('DSK-1: %s', (_, now, was, typed, told) => {
    expect(reportedChanges(now, was, typed)).toEqual(told);
  });
});
