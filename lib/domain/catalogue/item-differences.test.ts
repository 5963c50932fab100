import { anItem } from '@/lib/testing/moves';
import { itemDifferences } from './item-differences';

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
