import { numberAlone, oneFewer, readQuantity, withLargerNumber } from './quantity';

describe('RDT-1: how many', () => {
  it.each<readonly [string, string, number | null, boolean]>([
    ['', '', 1, false],
    ['bed', 'bed', 1, false],
    ['1 bed', 'bed', 1, true],
    ['0 beds', 'beds', 0, true],
    ['no beds', 'beds', 0, true],
    ['not the bed', 'bed', 0, true],
    ['already sold the sofa', 'sofa', 0, true],
    ["don't need to move the fridge", 'fridge', 0, true],
    ['not taking our piano', 'piano', 0, true],
    ['sold sofa', 'sold sofa', 1, false],
    ['boxes x approx. 20', 'boxes', 20, true],
    ['a bed', 'bed', 1, true],
    ['12 chairs', 'chairs', 12, true],
    ['half a dozen chairs', 'chairs', 6, true],
    ['0.5 dozen chairs', 'chairs', 6, true],
    ['a dozen chairs', 'chairs', 12, true],
    ['2 dozen chairs', 'chairs', 24, true],
    ['a couple of lamps', 'lamps', 2, true],
    ['2 pairs of curtains', 'curtains', 4, true],
    ['set of 4 chairs', 'chairs', 4, true],
    ['2 sets of 4 chairs', 'chairs', 8, true],
    ['~15 boxes', 'boxes', 15, true],
    ['up to 15 boxes', 'boxes', 15, true],
    ['20+ boxes', 'boxes', 20, true],
    ['20ish boxes', 'boxes', 20, true],
    ['20 or so boxes', 'boxes', 20, true],
    ['2 x beds', 'beds', 2, true],
    ['x2 beds', 'beds', 2, true],
    ['2pcs beds', 'beds', 2, true],
    ['10-15 boxes', 'boxes', 15, true],
    ['10 or 15 boxes', 'boxes', 15, true],
    ['1.5 boxes', 'boxes', 2, true],
    ['1 or 2 boxes', 'boxes', 2, true],
    ['2 doz boxes', 'boxes', 24, true],
    ['half a box', 'box', 1, true],
    ['boxes x 3', 'boxes', 3, true],
    ['boxes x 3pcs', 'boxes', 3, true],
    ['boxes (3)', 'boxes', 3, true],
    ['boxes: 3', 'boxes', 3, true],
    ['boxes 3', 'boxes', 3, true],
    ['bed 3', 'bed 3', 1, false],
    ['500 boxes', 'boxes', 500, true],
    ['501 boxes', 'boxes', null, true],
    ['some boxes', 'boxes', null, true],
    ['lots of boxes', 'boxes', null, true],
  ])('in %p: %p, %p', (phrase, rest, quantity, isSaid) => {
    expect(readQuantity(phrase)).toEqual({ rest, quantity, isSaid });
  });

  it.each([
    ['2', '2'],
    ['x 2', '2'],
    ['about 20', '20'],
    ['10-15', '10-15'],
    ['2 pcs', '2 pcs'],
    ['pair', '2'],
    ['half a dozen', '6'],
    ['2 chairs', null],
    ['', null],
  ])('%p is a number alone: %p', (phrase, number) => {
    expect(numberAlone(phrase)).toBe(number);
  });
});

it.each([
  ['2 sofas', '1 x sofas'],
  ['3 x sofas', '2 x sofas'],
  ['1 sofa', '1 sofa'],
  ['sofas', 'sofas'],
])('%p with one fewer is %p', (phrase, fewer) => {
  expect(oneFewer(phrase)).toBe(fewer);
});

it.each([
  ['30 boxes', '40', '40 x boxes'],
  ['30 boxes', '20', '30 x boxes'],
  ['30 boxes', '600', '30 x boxes'],
  // Neither says how many: that is asked, and the boxes are not dropped.
  ['lots of boxes', '600', 'lots of boxes'],
])('RDT-1: takes the larger of two numbers: %s, %s', (phrase, number, result) => {
  expect(withLargerNumber(phrase, number)).toBe(result);
});
