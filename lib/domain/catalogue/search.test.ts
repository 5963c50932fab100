import { FURNITURE } from './furniture';
import { searchCatalogue } from './search';

const found = (query: string) => searchCatalogue(FURNITURE, query).map(({ id }) => id);

describe('searchCatalogue', () => {
  it.each([
    ['sofa', 'sofa_2'],
    ['SOFAS', 'sofa_2'],
    ['settee', 'sofa_2'],
    ['3 seat sofa', 'sofa_3'],
    ['double bed', 'bed_double'],
    ['king size bed', 'bed_king'],
    ['wardr', 'wardrobe_1'],
    ['triple wardrobe', 'wardrobe_3'],
    ['bike', 'bicycle'],
    ['television', 'tv_small'],
    ['shelves', 'bookcase_s'],
    ['bookshelf', 'bookcase_s'],
    ['boxes', 'box_s'],
    ['medium boxes', 'box_m'],
    ['washing machine', 'washing_machine'],
    ['fridge-freezer', 'fridge_freezer'],
    ['fridge', 'fridge_under'],
    ['childs bicycle', 'bicycle_child'],
    ["child's bicycle", 'bicycle_child'],
    ['dining chairs', 'dining_chair'],
    ['nightstand', 'bedside'],
    ['hoover', 'vacuum'],
    ['pram', 'pushchair'],
    ['ping-pong', 'table_tennis'],
    ['chest of drawers', 'drawers_s'],
    ['  café  table ', undefined],
  ])('finds for "%s" first %s', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  it('keeps the whole catalogue in its order for an empty query', () => {
    expect(searchCatalogue(FURNITURE, '  ')).toEqual(FURNITURE);
    expect(searchCatalogue(FURNITURE, '&')).toEqual(FURNITURE);
  });

  it('narrows with every further word, and finds nothing for nonsense', () => {
    expect(found('table').length).toBeGreaterThan(found('coffee table').length);
    expect(found('coffee table')).toEqual(['coffee_table']);
    expect(found('xyzzy')).toEqual([]);
    expect(found('sofa xyzzy')).toEqual([]);
  });

  it('ranks titles before synonyms before rooms', () => {
    const kitchen = found('kitchen');
    expect(kitchen.slice(0, 4)).toEqual(['kitchen_table', 'kitchen_chair', 'kitchen_trolley', 'kitchen_bin']);
    expect(kitchen).toContain('cooker');
  });
});
