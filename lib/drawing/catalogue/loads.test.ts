import { project, signedArea, type Bounds, type Vec2, type Vec3 } from '../geometry/vector';
import { placePiece } from '../piece';
import { depthOrder, isBehind, overlapOnSheet } from '../render/depth-order';
import type { Packing, PlacedLoad } from '../room/pack';
import { leaves, problemsOf, type Standing } from '../room/testing';
import { MOVE_LOADS, type FixedMove } from './move-loads';
import { movePackings, moveScene, VAN_HOLD } from './move-scene';
import { UNIT_PLANS, type UnitSize } from './unit-inventories';
import { dimensionedUnit, plainUnit, unitLoad } from './units';

const SIZES = Object.keys(UNIT_PLANS) as UnitSize[];
const MOVES = Object.keys(MOVE_LOADS) as FixedMove[];
const PACKINGS: readonly (readonly [string, Packing, Bounds])[] = [
  ...SIZES.map((size) => [size, unitLoad(size), { lo: [0, 0, 0], hi: [...UNIT_PLANS[size], 8] }] as const),
  ...MOVES.flatMap((move) => movePackings(move).map((packing) => [move, packing, VAN_HOLD] as const)),
];

/** Returns the placed things of a packing as the checks need them. */
const standing = ({ placed }: Packing): readonly Standing[] =>
  placed.map(({ load, lo, hi, turns }, index) => ({
    name: `${load.name} ${index + 1}`,
    lo,
    hi,
    parts: placePiece(load.piece, lo, turns).flatMap(leaves),
    bears: load.carries ?? load.stacks ?? false,
  }));
const boxesOf = (placed: readonly PlacedLoad[]) => placed.filter(({ load }) => load.name === 'box').length;

describe.each(PACKINGS)('ILL-1: the load of %s', (_, packing, hold) => {
  const { placed, left } = packing;
  it('fits', () => expect(left).toEqual([]));

  it('never floats, teeters or pierces', () => expect(problemsOf(standing(packing), hold)).toEqual([]));

  it('is drawn from the farthest to the nearest', () => {
    const order = depthOrder(placed);
    order.forEach((later, index) => {
      for (const earlier of order.slice(0, index)) {
        expect(overlapOnSheet(earlier, later) && isBehind(later, earlier) && !isBehind(earlier, later)).toBe(false);
      }
    });
  });
});

describe('storage units', () => {
  const drawnFloor = (size: UnitSize): number => {
    const scene = dimensionedUnit(size);
    const grid = scene.contents.find(({ kind, layer }) => kind === 'markings' && layer === undefined);
    if (!grid) throw new Error('The floor has no grid');
    const [x, y] = grid.hi;
    const corners: readonly Vec3[] = [grid.lo, [x, 0, 0], [x, y, 0], [0, y, 0]];
    return Math.abs(signedArea(corners.map((corner): Vec2 => project(corner, scene.pen.scale)))) / 2;
  };

  it('ILL-1: are drawn to one scale: a 6 × 4 floor is exactly two thirds of a 6 × 6 floor', () => {
    expect(drawnFloor('6x4') / drawnFloor('6x6')).toBeCloseTo(2 / 3, 10);
    expect(drawnFloor('3x3') / drawnFloor('12x8')).toBeCloseTo(9 / 96, 10);
    expect(new Set(SIZES.map((size) => dimensionedUnit(size).pen.scale)).size).toBe(1);
    expect(new Set(SIZES.map((size) => plainUnit(size).pen.scale)).size).toBe(1);
  });

  it.each(SIZES)('%s keeps its load inside', (size) => {
    const [width, depth] = UNIT_PLANS[size];
    for (const { hi } of unitLoad(size).placed) {
      expect(hi[0]).toBeLessThanOrEqual(width);
      expect(hi[1]).toBeLessThanOrEqual(depth);
      expect(hi[2]).toBeLessThanOrEqual(8);
    }
  });

  it.each(['3x3', '3x5'] as const)('%s is not crowded: a third of its floor is free', (size) => {
    const [width, depth] = UNIT_PLANS[size];
    const standing = unitLoad(size).placed.filter(({ lo }) => lo[2] === 0);
    const taken = standing.reduce((sum, { lo, hi }) => sum + (hi[0] - lo[0]) * (hi[1] - lo[1]), 0);
    expect(taken).toBeLessThan((width * depth * 2) / 3);
  });
});

describe('moving plans', () => {
  it.each([
    ['mini', 10],
    ['one_bedroom', 30],
    ['two_bedroom', 55],
    ['three_bedroom', 75],
  ] as const)('ILL-1: %s shows exactly %d boxes', (move, count) => {
    expect(boxesOf(movePackings(move).flatMap(({ placed }) => placed))).toBe(count);
  });

  it('three_bedroom goes in two vans, every other plan in one', () => {
    expect(MOVES.map((move) => movePackings(move).length)).toEqual([1, 1, 1, 2]);
    expect(moveScene('three_bedroom', { scale: 9 }).contents.filter(({ kind }) => kind === 'group')).toHaveLength(2);
  });
});
