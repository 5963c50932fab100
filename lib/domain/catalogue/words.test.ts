import { allWords, isTelling, rawWords, singular } from './words';

describe('words for comparing', () => {
  it.each([
    ['', []],
    [' ,-! ', []],
    ['Double Bed', ['double', 'bed']],
    ['child’s bicycle', ['childs', 'bicycle']],
    ["child's bicycle", ['childs', 'bicycle']],
    ['Fridge-freezer', ['fridge', 'freezer']],
    ['crème brûlée', ['creme', 'brulee']],
    ['2 CHAIRS', ['2', 'chairs']],
  ])('of %p, plurals kept', (text, words) => {
    expect(rawWords(text)).toEqual(words);
  });

  it.each([
    ['chairs', 'chair'],
    ['chair', 'chair'],
    ['boxes', 'box'],
    ['benches', 'bench'],
    ['brushes', 'brush'],
    ['glasses', 'glass'],
    ['glass', 'glass'],
    ['shelves', 'shelf'],
    ['batteries', 'battery'],
    ['tables', 'table'],
    ['tvs', 'tvs'],
    ['gas', 'gas'],
    ['', ''],
  ])('%p in the singular: %p', (word, one) => {
    expect(singular(word)).toBe(one);
  });

  it('one and many are the same words', () => {
    expect(allWords('Shelves, boxes and chairs')).toEqual(allWords('shelf box and chair'));
  });

  it.each<readonly [string, boolean]>([
    ['bed', true],
    ['2', true],
    ['', true],
    ...['a', 'an', 'and', 'of', 'or', 'the', 'with', 'x', 'my'].map((word) => [word, false] as const),
  ])('%p says something: %p', (word, isOne) => {
    expect(isTelling(word)).toBe(isOne);
  });
});
