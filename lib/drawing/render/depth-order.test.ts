import type { Bounds, Vec3 } from '../geometry/vector';
import { depthOrder, isBehind, overlapOnSheet, paintingTurns } from './depth-order';

const block = (name: string, lo: Vec3, size: Vec3) => ({
  name,
  lo,
  hi: [lo[0] + size[0], lo[1] + size[1], lo[2] + size[2]] as Vec3,
});
const unit: Vec3 = [1, 1, 1];
const namesOf = (blocks: readonly (Bounds & { readonly name: string })[]) => depthOrder(blocks).map(({ name }) => name);

describe('depthOrder', () => {
  it.each<[string, Vec3]>([
    ['nearer along x', [1, 0, 0]],
    ['nearer along y', [0, 1, 0]],
    ['on top', [0, 0, 1]],
  ])('draws a block %s later, however they are listed', (_, at) => {
    const [far, near] = [block('far', [0, 0, 0], unit), block('near', at, unit)];
    expect(namesOf([far, near])).toEqual(['far', 'near']);
    expect(namesOf([near, far])).toEqual(['far', 'near']);
  });

  it('puts a long low block before a tall one that stands in front of its middle', () => {
    const [rug, lamp] = [block('rug', [0, 0, 0], [8, 1, 0.2]), block('lamp', [3, 1.1, 0], [1, 1, 5])];
    expect(namesOf([lamp, rug])).toEqual(['rug', 'lamp']);
  });

  it('does not care for blocks that cannot hide each other', () => {
    const [left, right] = [block('left', [0, 9, 0], unit), block('right', [9, 0, 0], unit)];
    expect(overlapOnSheet(left, right)).toBe(false);
    expect(namesOf([left, right])).toHaveLength(2);
  });

  it('draws everything once even where blocks hide each other in a ring', () => {
    const ring = [
      block('a', [0, 0, 0], [3, 1, 1]),
      block('b', [2, 0.5, 0.5], [1, 3, 1]),
      block('c', [0, 2, 0.5], [3, 1, 3]),
    ];
    expect([...namesOf(ring)].sort()).toEqual(['a', 'b', 'c']);
  });

  it('names again what should have come later in a ring, with the block that covered it', () => {
    const ring = [
      block('beam on the sleeper', [0, 0, 1], [3, 1, 1]),
      block('sleeper before the post', [1, 0, 0], [1, 3, 1]),
      block('post before the beam', [0, 1, 0], [1, 1, 3]),
    ];
    const turns = paintingTurns(ring).map(({ block: { name }, over }) => [name, ...over.map((again) => again.name)]);
    expect(turns).toEqual([
      ['beam on the sleeper'],
      ['post before the beam'],
      ['sleeper before the post', 'beam on the sleeper'],
    ]);
  });

  it('keeps every stack of boxes in order: whoever is behind comes first', () => {
    const wall = [0, 1, 2].flatMap((x) =>
      [0, 1, 2].flatMap((y) => [0, 1, 2].map((z) => block(`${x}${y}${z}`, [x, y, z], unit))),
    );
    const order = depthOrder([...wall].reverse());
    order.forEach((later, index) => {
      for (const earlier of order.slice(0, index)) {
        expect(overlapOnSheet(earlier, later) && isBehind(later, earlier) && !isBehind(earlier, later)).toBe(false);
      }
    });
  });
});
