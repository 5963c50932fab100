import { findFurniture } from '../catalogue/furniture';
import { askedOf } from './large';
import { isHome } from './typical';

const some = (id: string, quantity = 1) => {
  const { title = 'Loom', cubicFeet = 90, kilograms = 40 } = findFurniture(id) ?? {};
  return { id, title, cubicFeet, kilograms, quantity };
};
const UPSTAIRS = { floor: 2, elevator: false };

describe('the large items of a list', () => {
  it('PLN-4: are counted by the piece, and asked about by their ids and the home they go to', () => {
    expect(askedOf([some('sofa_3'), some('box_m', 30), some('wardrobe_2', 2)], UPSTAIRS)).toEqual({
      pieces: 3,
      query: 'item=sofa_3&item=wardrobe_2&home=victorian',
    });
  });

  it.each([
    ['ground', { floor: 0, elevator: null }],
    ['council', { floor: 4, elevator: true }],
    ['victorian', { floor: -1, elevator: false }],
    ['victorian', { floor: null, elevator: null }],
  ])('PLN-4: the home is %s for %j', (home, address) => {
    expect(isHome(home)).toBe(true);
    expect(askedOf([some('sofa_3')], address)?.query).toBe(`item=sofa_3&home=${home}`);
  });

  it('PLN-4: there are none in boxes, and none of those that somebody described', () => {
    expect(askedOf([some('box_m', 30), some('custom_1')], UPSTAIRS)).toBeNull();
    expect(askedOf([], UPSTAIRS)).toBeNull();
  });
});
