import { capitalised, countWithNoun, inWords, SMALL_NUMBERS, uncapitalised } from './wording';

describe('numbers in a sentence', () => {
  it.each([
    [0, 'no'],
    [1, 'one'],
    [12, 'twelve'],
    [13, '13'],
    [1.5, '1.5'],
  ])('%d is "%s"', (count, words) => {
    expect(inWords(count)).toBe(words);
  });

  it('each small number has a word of its own', () => {
    expect(new Set(SMALL_NUMBERS).size).toBe(13);
  });

  it.each([
    [0, '0 miles'],
    [1, '1 mile'],
    [2, '2 miles'],
    [1.5, '1.5 miles'],
  ])('%d of them are "%s"', (count, words) => {
    expect(countWithNoun(count, 'mile')).toBe(words);
  });
});

it.each([
  ['the day before', 'The day before'],
  ['14 days', '14 days'],
  ['', ''],
])('"%s" begins a sentence as "%s", and stands inside one as before', (inside, first) => {
  expect([capitalised(inside), uncapitalised(first)]).toEqual([first, inside]);
});
