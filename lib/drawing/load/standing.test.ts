import { fc } from '@/lib/testing/fast-check';
import { anyLoad, HOLDS } from '@/lib/testing/loaded-things';
import { leaves, problemsOf, type Standing } from '../room/testing';
import type { Loaded, ThingForm } from './loaded';
import { loadOf } from './placed';

/** The forms that carry nothing. */
const CARRY_NOTHING: readonly ThingForm[] = ['roll', 'panel', 'plant', 'lamp', 'cycle', 'machine', 'fragile'];

/** Returns the items of a load as the checks need them. */
function standing(placements: readonly Loaded[]): readonly Standing[] {
  const drawn = loadOf({ placements }, [0, 0, 0]);
  return placements.flatMap((placement, index) => {
    const solid = drawn[index];
    if (!solid) throw new Error('Every thing is drawn');
    const { lo, hi } = solid;
    return {
      name: placement.piece.key,
      lo,
      hi,
      parts: leaves(solid),
      bears: !CARRY_NOTHING.includes(placement.piece.form),
    };
  });
}

describe.each(HOLDS)('ILL-1: a list in a %s, as it is drawn', (_, hold) => {
  const room = { lo: [0, 0, 0], hi: [hold.width, hold.depth, hold.height] } as const;

  it('never floats, teeters or pierces', () => {
    const property = fc.property(anyLoad(60, hold), (placements) => {
      expect(problemsOf(standing(placements), room)).toEqual([]);
    });
    fc.assert(property, { numRuns: 80, endOnFailure: true });
  });
});

it('ILL-1: a lamp stands across two bags though its pole is over the gap', () => {
  const bag = { key: 'bag', itemId: 'drum_kit', form: 'soft', width: 3, depth: 3, height: 3 } as const;
  const lamp = { key: 'lamp', itemId: 'lamp_floor', form: 'lamp', width: 1, depth: 1, height: 4.8 } as const;
  const as = (piece: Loaded['piece'], x: number, y: number, z: number): Loaded => ({ ...piece, piece, x, y, z });
  const apart = [as(bag, 0, 0, 0), as({ ...bag, key: 'bag 2' }, 3.24, 0, 0), as(lamp, 2.62, 1, 3)];
  expect(problemsOf(standing(apart), { lo: [0, 0, 0], hi: [7, 7, 8] })).toEqual([]);
});
