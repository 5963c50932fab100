import { readQuantity } from './quantity';

describe('how many', () => {
  it.each<readonly [string, string, number | null, boolean]>([
    ['', '', 1, false],
    ['bed', 'bed', 1, false],
    ['1 bed', 'bed', 1, true],
    ['0 beds', 'beds', 0, true],
    ['no beds', 'beds', 0, true],
    ['a bed', 'bed', 1, true],
    ['an oven', 'oven', 1, true],
    ['two beds', 'beds', 2, true],
    ['twelve chairs', 'chairs', 12, true],
    ['nineteen chairs', 'chairs', 19, true],
    ['twenty chairs', 'chairs', 20, true],
    ['ninety-nine boxes', 'boxes', 99, true],
    ['half a dozen chairs', 'chairs', 6, true],
    ['a dozen chairs', 'chairs', 12, true],
    ['two dozen chairs', 'chairs', 24, true],
    ['a couple of lamps', 'lamps', 2, true],
    ['two pairs of curtains', 'curtains', 4, true],
    ['a hundred boxes', 'boxes', 100, true],
    ['~15 boxes', 'boxes', 15, true],
    ['up to 15 boxes', 'boxes', 15, true],
    ['2 x beds', 'beds', 2, true],
    ['2× beds', 'beds', 2, true],
    ['10-15 boxes', 'boxes', 15, true],
    ['10 or 15 boxes', 'boxes', 15, true],
    ['boxes x 3', 'boxes', 3, true],
    ['boxes (3)', 'boxes', 3, true],
    ['boxes: 3', 'boxes', 3, true],
    ['boxes 3', 'boxes', 3, true],
    ['500 boxes', 'boxes', 500, true],
    ['501 boxes', 'boxes', null, true],
    ['boxes x 501', 'boxes', null, true],
    ['some boxes', 'boxes', null, true],
    ['lots of boxes', 'boxes', null, true],
  ])('in %p: %p, %p', (phrase, rest, quantity, isSaid) => {
    expect(readQuantity(phrase)).toEqual({ rest, quantity, isSaid });
  });

  it.each(['3 seater sofa', '55 inch tv', '2 drawer filing cabinet', 'three-seater sofa', 'single bed', '4', 'desk 3'])(
    'a number that describes counts nothing: %p',
    (phrase) => {
      expect(readQuantity(phrase)).toEqual({ rest: phrase, quantity: 1, isSaid: false });
    },
  );

  it('counts what is measured', () => {
    expect(readQuantity('2 3-seater sofas')).toEqual({ rest: '3-seater sofas', quantity: 2, isSaid: true });
    expect(readQuantity('one single bed')).toEqual({ rest: 'single bed', quantity: 1, isSaid: true });
  });
});
