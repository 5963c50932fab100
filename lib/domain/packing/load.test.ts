import { randomList } from '@/lib/testing/furniture-lists';
import { FORMS } from '../catalogue/forms';
import { typicalContents } from '../catalogue/presets';
import type { FixedMovingPlan, FurnitureItem } from '../order-types';
import { VAN_INSIDE, storageUnit, volumeOf, type Container, type Packing, type Placement } from './containers';
import { load, loadAll } from './load';
import { EPSILON, sharedArea, SUPPORT } from './pack';
import { piecesOf } from './pieces';

const HOLDS: readonly (readonly [string, Container])[] = [
  ['a van', VAN_INSIDE],
  ['a 6 × 4 ft unit', storageUnit(6, 4)],
  ['a 9 × 8 ft unit', storageUnit(9, 8)],
  ['a 20 × 10 ft unit', storageUnit(20, 10)],
];
/** 100 lists of 10 to 109 pieces, each loaded into one of the holds. */
const CASES = Array.from({ length: 100 }, (_, index) => {
  const hold = HOLDS[index % HOLDS.length] ?? HOLDS[0];
  const container = hold?.[1] ?? VAN_INSIDE;
  const pieces = piecesOf(randomList(index + 1, 10 + index));
  return { container, pieces, packing: load(pieces, container) };
});

/** Returns whether two placements overlap. Touching is no overlap. */
const intersect = (a: Placement, b: Placement) =>
  sharedArea(a, b) > 0 && a.z + a.height > b.z + EPSILON && b.z + b.height > a.z + EPSILON;

const touching = (top: Placement, all: readonly Placement[]) =>
  all.filter((below) => Math.abs(below.z + below.height - top.z) < EPSILON && sharedArea(top, below) > 0);

const everyPlacement = (test: (placement: Placement, packing: Packing, container: Container) => boolean) =>
  CASES.flatMap(({ packing, container }) => packing.placements.filter((one) => !test(one, packing, container)));

describe('a load, for 100 random lists', () => {
  it('loses and doubles nothing', () => {
    for (const { pieces, packing } of CASES) {
      const keys = [...packing.placements.map(({ piece }) => piece.key), ...packing.outside.map(({ key }) => key)];
      expect(new Set(keys)).toEqual(new Set(pieces.map(({ key }) => key)));
      expect(keys).toHaveLength(pieces.length);
    }
  });

  it('stays within the walls, and no two things share any room', () => {
    const isInside = ({ x, y, z, width, depth, height }: Placement, hold: Container) =>
      Math.min(x, y, z) >= 0 &&
      x + width <= hold.width + EPSILON &&
      y + depth <= hold.depth + EPSILON &&
      z + height <= hold.height + EPSILON;
    expect(everyPlacement((placement, _, container) => isInside(placement, container))).toEqual([]);
    expect(
      everyPlacement((one, { placements }) => placements.every((other) => one === other || !intersect(one, other))),
    ).toEqual([]);
  });

  it('lets nothing float: three quarters of every base lie on the floor or on something', () => {
    const isSupported = (one: Placement, { placements }: Packing) =>
      one.z === 0 ||
      touching(one, placements).reduce((area, below) => area + sharedArea(one, below), 0) >=
        SUPPORT * one.width * one.depth - EPSILON;
    expect(everyPlacement(isSupported)).toEqual([]);
  });

  it('puts nothing on what may carry nothing, and nothing heavy on what is lighter or high up', () => {
    const isRight = (one: Placement, { placements }: Packing) =>
      touching(one, placements).every(({ piece: below }) => {
        const { carries } = FORMS[below.form];
        if (carries === 'nothing') return false;
        return one.piece.kilograms <= (carries === 'load' ? Math.max(20, below.kilograms) : 15);
      });
    expect(everyPlacement(isRight)).toEqual([]);
    expect(everyPlacement(({ piece, z }) => piece.kilograms <= 45 || z === 0)).toEqual([]);
    expect(everyPlacement(({ piece, z }) => piece.kilograms <= 25 || z <= 4 + EPSILON)).toEqual([]);
  });

  it('leaves what has wheels to the floor', () => {
    expect(CASES.flatMap(({ packing }) => packing.placements).some(({ piece }) => piece.form === 'cycle')).toBe(true);
    expect(everyPlacement(({ piece, z }) => piece.form !== 'cycle' || z === 0)).toEqual([]);
  });

  it('stands legs on the floor or on one top, never on boxes; chairs in pairs, seat to seat', () => {
    const isSameSpot = (a: Placement, b: Placement) =>
      a.x === b.x && a.y === b.y && a.width === b.width && a.depth === b.depth;
    const stands = (one: Placement, { placements }: Packing) => {
      if (!['chair', 'table'].includes(one.piece.form) || one.z === 0) return true;
      const [below, ...others] = touching(one, placements);
      if (!below || others.length > 0) return false;
      if (below.piece.form === 'chair') {
        return below.piece.itemId === one.piece.itemId && below.z === 0 && isSameSpot(one, below);
      }
      const isTop = ['cabinet', 'shelves', 'appliance', 'table'].includes(below.piece.form);
      const isUnderAll = sharedArea(one, below) > one.width * one.depth - EPSILON;
      return isTop && isUnderAll && below.height === below.piece.height;
    };
    expect(everyPlacement((one, packing) => stands(one, packing))).toEqual([]);
    const off = CASES.flatMap(({ packing }) => packing.placements).filter(
      ({ piece, z }) => piece.form === 'chair' && z > 0,
    );
    expect(off.length).toBeGreaterThan(0);
  });

  it('never stands an upright thing on its end', () => {
    const upright = new Set([
      'carton',
      'cabinet',
      'shelves',
      'appliance',
      'fragile',
      'plant',
      'lamp',
      'panel',
      'chair',
    ]);
    expect(everyPlacement(({ piece, height }) => !upright.has(piece.form) || height === piece.height)).toEqual([]);
  });

  it('weighs what it carries, within the payload, and counts its volume', () => {
    for (const { packing, container } of CASES) {
      const kilograms = packing.placements.reduce((sum, { piece }) => sum + piece.kilograms, 0);
      expect(packing.kilograms).toBeCloseTo(kilograms);
      expect(kilograms).toBeLessThanOrEqual(container.kilograms);
      expect(packing.cubicFeet).toBeCloseTo(packing.placements.reduce((sum, one) => sum + volumeOf(one), 0));
    }
  });

  it('is the same every time, whatever the order of the list', () => {
    for (const { pieces, container, packing } of CASES.slice(0, 20)) {
      expect(load(pieces, container)).toEqual(packing);
      expect(
        load(
          [...pieces].sort((a, b) => (a.key < b.key ? 1 : -1)),
          container,
        ).cubicFeet,
      ).toBe(packing.cubicFeet);
    }
  });

  it('fills a hold to seven tenths of what no way of loading can exceed', () => {
    const shares = CASES.map(({ pieces, packing, container }, index) => {
      const hold = { ...container, kilograms: Infinity };
      const bound = Math.min(
        volumeOf(hold),
        pieces.reduce((sum, piece) => sum + volumeOf(piece), 0),
      );
      const filled = index % HOLDS.length === 0 ? load(pieces, hold).cubicFeet : packing.cubicFeet;
      return filled / bound;
    });
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
    console.info(
      `Packing: ${(mean * 100).toFixed(1)}% of the volume bound, at least ${(Math.min(...shares) * 100).toFixed(1)}%`,
    );
    expect(mean).toBeGreaterThan(0.8);
    expect(Math.min(...shares)).toBeGreaterThan(0.5);
  });
});

describe('loading', () => {
  const items = (lines: Readonly<Record<string, readonly [quantity: number, kilograms: number]>>) =>
    piecesOf(
      Object.entries(lines).map(([id, [quantity, kilograms]]): FurnitureItem => ({
        id,
        title: id,
        quantity,
        cubicFeet: 8,
        kilograms,
      })),
    );

  it.each([
    ['mini', 1],
    ['one_bedroom', 1],
    ['two_bedroom', 1],
    ['three_bedroom', 2],
  ] as const)('takes the typical contents of %s into %i van, by volume', (plan: FixedMovingPlan, vans) => {
    const van = { ...VAN_INSIDE, kilograms: Infinity };
    const packings = loadAll(piecesOf(typicalContents(plan)), Array<Container>(vans).fill(van));
    expect(packings.at(-1)?.outside.map(({ key }) => key)).toEqual([]);
  });

  it('puts the light box on the washing machine, not the other way round', () => {
    const { placements } = load(items({ box_m: [1, 14], washing_machine: [1, 75] }), { ...storageUnit(2, 2) });
    expect(placements.map(({ piece, z }) => [piece.itemId, z])).toEqual([
      ['washing_machine', 0],
      ['box_m', 2.8],
    ]);
  });

  it('stands a bicycle on its wheels, and on its end only where not everything fits otherwise', () => {
    const heights = (hold: Container) =>
      load(items({ bicycle: [1, 13], box_m: [4, 14] }), hold).placements.flatMap(({ piece, height }) =>
        piece.itemId === 'bicycle' ? [height] : [],
      );
    expect(heights(VAN_INSIDE)).toEqual([3]);
    expect(heights(storageUnit(3, 3))).toEqual([5.4]);
  });

  it('leaves outside what is too long, too heavy or has no place left', () => {
    const outside = (pieces: ReturnType<typeof items>, hold: Container) =>
      load(pieces, hold).outside.map(({ key }) => key);
    expect(outside(items({ sofa_4: [1, 75] }), storageUnit(3, 3))).toEqual([]);
    expect(outside(items({ wardrobe_3: [1, 95] }), storageUnit(3, 3))).toEqual(['wardrobe_3#1']);
    expect(outside(items({ safe_small: [12, 90] }), VAN_INSIDE)).toEqual(['safe_small#12']);
    expect(outside(items({ plant_l: [5, 12] }), storageUnit(3, 3))).toEqual(['plant_l#5']);
  });

  it('knows an own item by its volume', () => {
    const own = { id: 'custom_1', title: 'Tuba', quantity: 1, cubicFeet: 27, kilograms: 12 };
    const [piece] = piecesOf([own]);
    expect(piece && volumeOf(piece)).toBeCloseTo(27, 0);
    expect(load(piecesOf([own]), storageUnit(2, 2)).outside).toHaveLength(1);
  });

  it('takes nothing for an empty list', () => {
    expect(load([], VAN_INSIDE)).toEqual({ placements: [], outside: [], cubicFeet: 0, kilograms: 0 });
  });
});
