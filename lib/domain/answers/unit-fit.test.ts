import { anItem } from '@/lib/testing/moves';
import {
  EMPTY_STORAGE_ANSWERS,
  agreesToWhatFits,
  unitContents,
  whatFitsWord,
  type StorageAnswers,
} from './flow-answers';

const box = (quantity: number) => anItem(3, { id: 'box', quantity });

it.each([
  ['the list alone where the unit is new', [], [box(2)], [['box', 2]]],
  [
    'what is in it and what comes, a line each',
    [box(2), anItem(50, { id: 'sofa' })],
    [box(3)],
    [
      ['box', 5],
      ['sofa', 1],
    ],
  ],
])('holds %s', (_, storedItems, furnitureItems, expected) => {
  expect(unitContents({ storedItems, furnitureItems }).map(({ id, quantity }) => [id, quantity])).toEqual(expected);
});

const LIST = [anItem(60, { quantity: 2 }), anItem(0.5, { id: 'custom_2' })];
const store = (changes: Partial<StorageAnswers>): StorageAnswers => ({
  ...EMPTY_STORAGE_ANSWERS,
  storageSpace: 'Plan 3x3',
  furnitureItems: LIST,
  ...changes,
});
const word = whatFitsWord(store({}));

describe('FIT-1: "store what fits"', () => {
  it.each<readonly [string, Partial<StorageAnswers>, string]>([
    ['a unit and its list', {}, 'Plan 3x3 3 120.5'],
    ['an empty list', { furnitureItems: [] }, 'Plan 3x3 0 0'],
    ['a custom unit', { storageSpace: 'custom', squareFeet: 120 }, 'custom 120 3 120.5'],
    ['no unit yet', { storageSpace: '' }, ' 3 120.5'],
  ])('is said to %s', (_, changes, said) => {
    expect(whatFitsWord(store(changes))).toBe(said);
  });

  it.each<readonly [string, Partial<StorageAnswers>, boolean]>([
    ['nobody has said it', { storesWhatFits: '' }, false],
    ['it was said to this', {}, true],
    ['the unit is another one', { storageSpace: 'Plan 3x5' }, false],
    ['a thing was added', { furnitureItems: [...LIST, anItem(0.1)] }, false],
    ['a thing was taken away', { furnitureItems: LIST.slice(1) }, false],
    ['one of two was taken away', { furnitureItems: LIST.map((item) => ({ ...item, quantity: 1 })) }, false],
    ['only the day is another one', { dates: { storageCollectionDate: '2026-12-16' } }, true],
  ])('%s: %p counts as %p', (_, changes, agrees) => {
    expect(agreesToWhatFits(store({ storesWhatFits: word, ...changes }))).toBe(agrees);
  });
});
