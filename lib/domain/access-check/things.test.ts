import { FURNITURE } from '../catalogue/furniture';
import { ASKED_THINGS, findThing } from './things';

describe('things of the catalogue', () => {
  it('PLN-4: are measured in whole centimetres, every one', () => {
    for (const { id } of FURNITURE) {
      const { box, apart } = findThing(id)!;
      for (const each of [box, ...(apart?.parts ?? []).map((part) => part.box)]) {
        for (const side of Object.values(each)) {
          expect(Number.isInteger(side) && side > 0 && side < 300).toBe(true);
        }
      }
    }
  });

  it('PLN-4: say how they come apart, what keeps upright and what bends', () => {
    expect(findThing('sofa_3')).toEqual({
      id: 'sofa_3',
      title: 'Sofa, 3 seats',
      box: { width: 189, depth: 85, height: 73 },
      apart: { how: 'with its feet off', parts: [{ name: 'the sofa', box: { width: 189, depth: 85, height: 65 } }] },
    });
    expect(findThing('mattress_k')?.bends).toBe(true);
    expect(findThing('piano_upright')?.keepsUpright).toBe(true);
    expect(findThing('bed_king')?.apart?.parts.map(({ name }) => name)).toEqual([
      'the mattress',
      'the head or foot end',
      'the side rails',
    ]);
  });

  it('PLN-4: are all known that the form asks about, and nothing else is made up', () => {
    expect(ASKED_THINGS.every((id) => findThing(id) !== undefined)).toBe(true);
    expect(['custom_1', 'castle', 'toString', ''].map(findThing)).toEqual([undefined, undefined, undefined, undefined]);
  });
});
