import { isKindWord, kindsOf, nearestInSize } from './kinds';

const WARDROBES = { plain: ['wardrobe_2', 'wardrobe_1'], marked: ['wardrobe_3'] };

describe('RDT-1: the kinds of a thing', () => {
  it.each<readonly [string, readonly string[], readonly string[]]>([
    ['no word', [], ['wardrobe_2', 'wardrobe_1']],
    ['a word of one', ['triple'], ['wardrobe_3']],
    ['a word of none', ['green'], ['wardrobe_2', 'wardrobe_1']],
  ])('by %s', (_, words, kinds) => {
    expect(kindsOf(WARDROBES, words, [], [], false).kinds).toEqual(kinds);
  });

  it('by a length in any unit', () => {
    const desks = { plain: ['desk_m', 'desk_s', 'desk_l'], marked: [] };
    expect(kindsOf(desks, [], [{ unit: 'inch', value: 48 }], [], false).kinds).toEqual(['desk_s']);
    expect(kindsOf(desks, [], [{ unit: 'foot', value: 5 }], [], false).kinds).toEqual(['desk_m']);
  });

  it('by three sides', () => {
    expect(nearestInSize(['desk_m', 'desk_s', 'desk_l'], [140, 70, 75])[0]).toBe('desk_m');
    expect(nearestInSize(['wardrobe_2', 'wardrobe_3'], [120, 60, 200])).toHaveLength(2);
  });

  it('by words that tell them apart', () => {
    expect([isKindWord('double'), isKindWord('sofa')]).toEqual([true, false]);
  });
});
