import fc from 'fast-check';
import { anyLoad, HOLDS } from '@/lib/testing/loaded-things';
import { leaves, problemsOf, type Standing } from '../room/testing';
import type { Loaded, ThingForm } from './loaded';
import { loadOf } from './placed';

/** Nothing stands on these. */
const CARRY_NOTHING: readonly ThingForm[] = ['roll', 'panel', 'plant', 'lamp', 'cycle', 'machine', 'fragile'];

/** The things of a load as they are drawn. */
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
