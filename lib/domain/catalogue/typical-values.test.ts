import { FURNITURE } from './furniture';
import { typicalPounds } from './typical-values';

describe('what a used piece is typically worth', () => {
  it.each([
    ['a large sofa', 'sofa_3', 350],
    ['an upright piano', 'piano_upright', 1_000],
    ['a kitchen chair', 'kitchen_chair', 20],
  ])('PLN-3 says it of %s', (_, id, pounds) => {
    expect(typicalPounds(id)).toBe(pounds);
  });

  it('PLN-3 has whole pounds for every piece of the catalogue but what holds other things', () => {
    const without = FURNITURE.filter(({ id }) => typicalPounds(id) === null);
    expect(without.filter(({ room, id }) => room !== 'Boxes and packing' && id !== 'bag_holdall')).toEqual([]);
    const values = FURNITURE.flatMap(({ id }) => typicalPounds(id) ?? []);
    expect(values.every((value) => Number.isInteger(value) && value > 0)).toBe(true);
    expect(without.length + values.length).toBe(FURNITURE.length);
  });

  it('PLN-3 knows nothing of what a visitor describes', () => {
    expect(typicalPounds('custom_1')).toBeNull();
    expect(typicalPounds('toString')).toBeNull();
  });
});
