import { anItem } from '@/lib/testing/moves';
import { findFurniture, FURNITURE } from './furniture';
import { isTooHeavy, needsOf, piecesFor } from './needs';

const thing = (kilograms: number, quantity = 1, id = 'safe') => anItem(20, { id, kilograms, quantity });

describe('what a thing needs', () => {
  it.each([
    ['nothing at all', 0, false, false],
    ['as much as two carry', 100, false, false],
    ['a little more', 100.1, true, false],
    ['the most that has a price', 250, true, false],
    ['a little more than that', 250.1, true, true],
  ])('of %s (%d kg)', (_, kilograms, oneMoreMover, byRequest) => {
    expect(needsOf({ id: 'safe', kilograms })).toEqual({ oneMoreMover, specialist: null, byRequest });
  });

  it('a described thing needs nothing, however heavy the guess', () => {
    expect(needsOf({ id: 'custom_1', kilograms: 900 })).toEqual({
      oneMoreMover: false,
      specialist: null,
      byRequest: false,
    });
  });

  it('of the catalogue two pianos need specialists, and each needs one more mover', () => {
    const pianos = FURNITURE.filter((item) => needsOf(item).specialist === 'piano');
    expect(pianos.map(({ id }) => id)).toEqual(['piano_upright', 'piano_baby_grand']);
    expect(pianos.filter((item) => !needsOf(item).oneMoreMover)).toEqual([]);
    expect(needsOf(findFurniture('piano_digital') ?? anItem(1)).specialist).toBeNull();
  });
});

describe('a list that is too heavy', () => {
  it.each([
    ['nothing', [], false],
    ['four heavy pieces of two kinds', [thing(150, 3), thing(150, 1, 'stove')], false],
    ['five heavy pieces of two kinds', [thing(150, 3), thing(150, 2, 'stove')], true],
    ['many light ones beside', [thing(150, 4), thing(100, 90, 'stove')], false],
    ['one by request', [thing(251)], true],
  ])('%s', (_, items, isTooMuch) => {
    expect(isTooHeavy(items)).toBe(isTooMuch);
  });

  it('counts pieces for the specialists, not lines', () => {
    const items = [thing(220, 2, 'piano_upright'), thing(320, 1, 'piano_baby_grand'), thing(150, 4)];
    expect([piecesFor(items, 'piano'), piecesFor([], 'piano')]).toEqual([3, 0]);
  });
});
