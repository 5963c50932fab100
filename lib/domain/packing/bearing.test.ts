import { aPiece, placedAt } from '@/lib/testing/pieces';
import type { Piece } from './containers';
import { HANDY_KILOGRAMS, highestBase, mayStandOn } from './pack';

const stands = (top: Partial<Piece>, below: Partial<Piece>, { isWhole = true, z = 0 } = {}) =>
  mayStandOn(aPiece(top), placedAt(aPiece({ key: 'below#1', ...below }), { z }), isWhole);

describe('what may stand on what', () => {
  it.each<readonly [string, Partial<Piece>, Partial<Piece>, boolean]>([
    ['a box on a box', {}, {}, true],
    ['what one person lifts, on anything that carries', { kilograms: HANDY_KILOGRAMS }, { kilograms: 1 }, true],
    ['a little more, on something lighter', { kilograms: HANDY_KILOGRAMS + 0.1 }, { kilograms: 1 }, false],
    ['as heavy as what carries it', { kilograms: 60 }, { kilograms: 60 }, true],
    ['a little heavier', { kilograms: 60.1 }, { kilograms: 60 }, false],
    ['a light box on a sofa', { kilograms: 15 }, { form: 'sofa', kilograms: 60 }, true],
    ['a heavier box on a sofa', { kilograms: 15.1 }, { form: 'sofa', kilograms: 60 }, false],
    ['a box on a plant', { kilograms: 0 }, { form: 'plant' }, false],
    ['a bicycle on a cabinet', { form: 'cycle' }, { form: 'cabinet', kilograms: 60 }, false],
    ['a table on a cabinet', { form: 'table' }, { form: 'cabinet', kilograms: 60 }, true],
    ['a table on a box', { form: 'table' }, { form: 'carton', kilograms: 60 }, false],
    ['a chair on one of its kind', { form: 'chair' }, { form: 'chair' }, true],
    ['a chair on another kind', { form: 'chair', itemId: 'other' }, { form: 'chair' }, false],
    ['a box on a chair', {}, { form: 'chair', itemId: 'chair' }, false],
  ])('%s', (_, top, below, isAllowed) => {
    expect(stands(top, below)).toBe(isAllowed);
  });

  it('legs need one flat top under all of them', () => {
    const cabinet = { form: 'cabinet', kilograms: 60 } as const;
    expect(stands({ form: 'table' }, cabinet, { isWhole: false })).toBe(false);
    expect(stands({}, cabinet, { isWhole: false })).toBe(true);
    const onItsEnd = { ...placedAt(aPiece(cabinet)), height: 5 };
    expect(mayStandOn(aPiece({ form: 'table' }), onItsEnd, true)).toBe(false);
  });

  it('chairs nest in pairs, on the floor', () => {
    expect(stands({ form: 'chair' }, { form: 'chair' }, { z: 1 })).toBe(false);
  });
});

describe('how high a thing is lifted', () => {
  it.each([
    [0, Infinity],
    [25, Infinity],
    [25.1, 4],
    [45, 4],
    [45.1, 0],
    [320, 0],
  ])('%d kg: up to %d ft', (kilograms, feet) => {
    expect(highestBase({ kilograms })).toBe(feet);
  });
});
