import { anItem } from '@/lib/testing/moves';
import { itemDifferences, quantityOf, withQuantity } from './inventory-lines';

const sofa = { id: 'sofa_3', title: 'Sofa, 3 seats', cubicFeet: 50, kilograms: 55 };
const box = { id: 'box_m', title: 'Medium box', cubicFeet: 2.4, kilograms: 12 };

describe('withQuantity', () => {
  it('adds a line at the end, changes it in its place, and takes it away at nothing', () => {
    const one = withQuantity(withQuantity([], sofa, 1), box, 10);
    expect(one.map(({ id, quantity }) => [id, quantity])).toEqual([
      ['sofa_3', 1],
      ['box_m', 10],
    ]);
    const two = withQuantity(one, sofa, 2);
    expect(two[0]).toEqual({ ...sofa, quantity: 2 });
    expect(quantityOf(two, 'sofa_3')).toBe(2);
    expect(withQuantity(two, sofa, 0).map(({ id }) => id)).toEqual(['box_m']);
  });

  it('keeps nothing of the catalogue but what an order holds', () => {
    expect(withQuantity([], { ...sofa, room: 'Living room' } as typeof sofa, 1)).toEqual([{ ...sofa, quantity: 1 }]);
  });
});

const SOFA = anItem(35, { id: 'sofa_2', title: 'Sofa, 2 seats' });
const HARP = anItem(12, { id: 'custom_harp', title: 'Harp' });

describe('itemDifferences', () => {
  it.each([
    ['the same list', [SOFA], [SOFA], []],
    ['something new', [], [SOFA], [{ title: 'Sofa, 2 seats', more: 1 }]],
    ['something gone', [{ ...SOFA, quantity: 3 }], [], [{ title: 'Sofa, 2 seats', more: -3 }]],
    [
      'more of one, less of another',
      [SOFA, { ...HARP, quantity: 2 }],
      [HARP, { ...SOFA, quantity: 4 }],
      [
        { title: 'Harp', more: -1 },
        { title: 'Sofa, 2 seats', more: 3 },
      ],
    ],
    ['one entry as two', [{ ...SOFA, quantity: 2 }], [SOFA, SOFA], []],
    [
      'a thing of another size',
      [HARP],
      [{ ...HARP, cubicFeet: 20 }],
      [
        { title: 'Harp', more: 1 },
        { title: 'Harp', more: -1 },
      ],
    ],
  ])('names %s', (_, before, after, expected) => {
    expect(itemDifferences(before, after)).toEqual(expected);
  });
});
