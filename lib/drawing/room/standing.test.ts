import type { Vec3 } from '../geometry/vector';
import { problemsOf, type Standing } from './testing';

const ROOM = { lo: [0, 0, 0], hi: [6, 6, 8] } as const;
const block = (name: string, lo: Vec3, size: Vec3, changes: Partial<Standing> = {}): Standing => {
  const hi: Vec3 = [lo[0] + size[0], lo[1] + size[1], lo[2] + size[2]];
  return { name, lo, hi, parts: [{ lo, hi }], bears: true, ...changes };
};
const chest = block('chest', [0, 0, 0], [2, 2, 2]);

describe('what may be drawn', () => {
  it('is nothing wrong with boxes side by side and upon each other', () => {
    const others = [block('box', [2, 0, 0], [1, 1, 1]), block('upper box', [0.5, 0.5, 2], [1, 1, 1])];
    expect(problemsOf([chest, ...others], ROOM)).toEqual([]);
  });

  it.each<readonly [string, Standing, string]>([
    ['a box in another', block('box', [1.5, 0, 0], [1, 1, 1]), 'chest pierces box'],
    ['a box in the wall', block('box', [5.5, 3, 0], [1, 1, 1]), 'box is not inside'],
    ['a box through the ceiling', block('box', [0, 0, 2], [2, 2, 6.2]), 'box is not inside'],
    ['a box in the air', block('box', [3, 3, 1], [1, 1, 1]), 'box floats: 0% of it stands on something'],
    ['a box half over the edge', block('box', [1.5, 0, 2], [1, 1, 1]), 'box floats: 50% of it stands on something'],
  ])('is not %s', (_, thing, problem) => {
    expect(problemsOf([chest, thing], ROOM)).toContain(problem);
  });

  it('is not a thing on what carries nothing', () => {
    const lamp = block('lamp', [0, 0, 0], [2, 2, 2], { bears: false });
    expect(problemsOf([lamp, block('box', [0, 0, 2], [1, 1, 1])], ROOM)).toEqual(['box stands on lamp']);
  });

  it('is not a thing whose middle is over nothing', () => {
    const [lo, hi] = [[0, 0, 2] as const, [6, 1, 3] as const];
    const board = {
      ...block('board', lo, [6, 1, 1]),
      parts: [
        { lo, hi: [2, 1, 3] as const },
        { lo: [5, 0, 2.5] as const, hi },
      ],
    };
    expect(problemsOf([chest, board], ROOM)).toEqual(['board tips over']);
  });

  it('is not a thing whose legs end above its ground', () => {
    const stool = block('stool', [3, 3, 0], [1, 1, 2], { parts: [{ lo: [3, 3, 1], hi: [4, 4, 2] }] });
    expect(problemsOf([stool], ROOM)).toEqual(['stool has nothing to stand on in its own room']);
  });
});

describe('what is held', () => {
  const holder = block('mover', [0, 2.1, 0], [1, 1, 5.5], { hands: [[0.5, 2.2, 2.2]] });
  const carried = (heldBy: readonly Standing[]) => block('box', [0, 0, 2], [2, 2, 1], { heldBy });

  it('may float where each of its holders has a hand at it', () => {
    expect(problemsOf([holder, carried([holder])], ROOM)).toEqual([]);
  });

  it('may not be out of the reach of a holder, nor held by nobody', () => {
    const idle = { ...holder, hands: [[0.5, 3, 2.2] as const] };
    expect(problemsOf([idle, carried([idle])], ROOM)).toEqual(['mover has no hand at box']);
    expect(problemsOf([carried([])], ROOM)).toEqual(['box is held by nobody']);
  });

  it('is a ramp only at the edge of what it is hooked into', () => {
    const ramp = (y: number) => block('ramp', [0, y, 0], [2, 3, 2], { heldBy: [chest] });
    expect(problemsOf([chest, ramp(2)], ROOM)).toEqual([]);
    expect(problemsOf([chest, ramp(2.1)], ROOM)).toEqual(['ramp misses chest']);
  });
});
