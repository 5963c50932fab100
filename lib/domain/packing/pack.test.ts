import { fc } from '@/lib/testing/fast-check';
import { dearestList, lists } from '@/lib/testing/furniture-lists';
import { aPiece, placedAt } from '@/lib/testing/pieces';
import { typicalContents } from '../catalogue/presets';
import { STORAGE_UNITS } from '../catalogue/storage-units';
import { pence } from '../money';
import { FIXED_MOVING_PLANS, type FurnitureItem } from '../order-types';
import type { Container, Piece } from './containers';
import {
  EPSILON,
  TooMuchWork,
  UNLIMITED,
  orientationsOf,
  packInOrder,
  restingHeight,
  sharedArea,
  workUpTo,
  type Taste,
} from './pack';
import { MAX_PACKED_PIECES, cheapestUnit, packedWithin, unitFit, unitHolds } from './recommend';

const UNITS = STORAGE_UNITS.map(({ space, feet, squareFeet }) => ({ space, feet, price: pence(squareFeet) }));
const cheapest = (items: readonly FurnitureItem[]) => cheapestUnit(UNITS, items);
const listedBoxes = (quantity: number): readonly FurnitureItem[] => [
  { id: 'box_s', title: 'Small box', quantity, cubicFeet: 1.3, kilograms: 10 },
];

describe('the work of one answer', () => {
  it('FIT-1: packs what homes usually hold, piece by piece', () => {
    for (const home of FIXED_MOVING_PLANS) {
      const contents = typicalContents(home);
      const pieces = contents.reduce((sum, { quantity }) => sum + quantity, 0);
      if (pieces <= MAX_PACKED_PIECES) expect([home, cheapest(contents).measuredBy]).toEqual([home, 'packing']);
    }
    fc.assert(
      fc.property(lists(60), (items) => expect(cheapest(items).measuredBy).toBe('packing')),
      { numRuns: 6 },
    );
  });

  it('FIT-1: is bounded: a list that would take more is measured by volume, and the answer says so', () => {
    const items = dearestList(1);
    expect(cheapest(items)).toEqual({ space: expect.any(String) as string, measuredBy: 'volume', allBut: null });
    const unit = { storageSpace: 'Plan 12x8', squareFeet: null } as const;
    expect(unitFit(unit, items)).toEqual({ holds: false, outside: [], measuredBy: 'volume' });
    expect(unitHolds(unit, items)).toBe(false);
    expect(unitHolds({ storageSpace: 'Plan 20x10', squareFeet: null }, items)).toBe(true);
  });

  it('FIT-1: is bounded in pieces as well: a long list is measured by volume, never refused', () => {
    expect(cheapest(listedBoxes(MAX_PACKED_PIECES)).measuredBy).toBe('packing');
    expect(cheapest(listedBoxes(MAX_PACKED_PIECES + 1))).toEqual({
      space: 'Plan 6x6',
      measuredBy: 'volume',
      allBut: null,
    });
    const unit = { storageSpace: 'Plan 6x6', squareFeet: null } as const;
    expect(unitFit(unit, listedBoxes(MAX_PACKED_PIECES + 1))).toEqual({
      holds: true,
      outside: [],
      measuredBy: 'volume',
    });
  });

  it('is counted, not timed: as much is done before it stops, however often it is asked', () => {
    const spent = Array.from({ length: 3 }, () => {
      let sum = 0;
      packedWithin((spend) => {
        for (;;) {
          spend(7);
          sum += 7;
        }
      }, 1000);
      return sum;
    });
    expect(spent).toEqual([994, 994, 994]);
    expect(packedWithin(() => 'done', 0)).toBe('done');
    expect(UNLIMITED(Infinity)).toBeUndefined();
  });
});

const ROOM: Container = { width: 4, depth: 3, height: 2, kilograms: 100 };
const PLAIN: Taste = { width: 0.1, base: 1, onEnd: 1 };
const boxes = (count: number, changes: Partial<Piece> = {}) =>
  Array.from({ length: count }, (_, at) => aPiece({ key: `box#${at + 1}`, ...changes }));
const pack = (pieces: readonly Piece[], room: Partial<Container> = {}, taste = PLAIN) =>
  packInOrder(pieces, { ...ROOM, ...room }, taste, UNLIMITED);
const spots = (pieces: readonly Piece[], room: Partial<Container> = {}, taste = PLAIN) =>
  pack(pieces, room, taste).placements.map(({ x, y, z }) => [x, y, z]);

describe('packing in order', () => {
  it('nothing takes nothing', () => {
    expect(pack([])).toEqual({ placements: [], outside: [], cubicFeet: 0, kilograms: 0 });
  });

  it('begins in the far corner, along the far wall', () => {
    expect(spots(boxes(2))[0]).toEqual([0, 0, 0]);
    expect(spots(boxes(2))[1]?.[1]).toBe(0);
  });

  it('fills a room to the last foot, and leaves the next piece outside', () => {
    const { placements, outside, cubicFeet } = pack(boxes(13), { kilograms: Infinity });
    expect([placements.length, outside.map(({ key }) => key), cubicFeet]).toEqual([12, ['box#13'], 24]);
  });

  it.each([
    [100, 10],
    [99.9, 9],
    [0, 0],
  ])('takes no more than %d kg: %i boxes of 10', (kilograms, count) => {
    const packing = pack(boxes(12), { kilograms });
    expect([packing.placements.length, packing.kilograms]).toEqual([count, count * 10]);
  });

  it('leaves what is too heavy outside and goes on with what is not', () => {
    const pieces = [aPiece({ key: 'safe', itemId: 'safe', kilograms: 101 }), ...boxes(1)];
    const { placements, outside } = pack(pieces);
    expect([placements.map(({ piece }) => piece.key), outside.map(({ key }) => key)]).toEqual([['box#1'], ['safe']]);
  });

  it.each<readonly [string, Partial<Piece>, boolean]>([
    ['as wide as the room', { width: 4 }, true],
    ['a little wider', { width: 4.01 }, false],
    ['as high as the room', { height: 2 }, true],
    ['a little higher', { height: 2.01 }, false],
    ['wider than the room is deep: turned it fits no better', { width: 3.5, depth: 3.5 }, false],
  ])('%s', (_, changes, fits) => {
    expect(pack([aPiece(changes)]).placements).toHaveLength(fits ? 1 : 0);
  });

  it('has the taste that it is told: low and far, or short and high', () => {
    const heights = (taste: Taste) => spots(boxes(3), {}, taste).map(([, , z]) => z);
    expect(heights({ ...PLAIN, base: 2 })).toEqual([0, 0, 0]);
    expect(heights({ ...PLAIN, base: 0 })).toEqual([0, 1, 0]);
  });

  it('stops when the work is more than it may do', () => {
    expect(() => packInOrder(boxes(12), ROOM, PLAIN, workUpTo(10))).toThrow(TooMuchWork);
  });
});

const spot = (x: number, y: number, width = 2, depth = 1) => ({ x, y, width, depth });

describe('the area that two footprints share', () => {
  it.each([
    ['the same', spot(0, 0), spot(0, 0), 2],
    ['half', spot(0, 0), spot(1, 0), 1],
    ['a quarter of each', spot(0, 0, 2, 2), spot(1, 1, 2, 2), 1],
    ['one inside the other', spot(0, 0, 4, 4), spot(1, 1), 2],
    ['side by side', spot(0, 0), spot(2, 0), 0],
    ['one before the other', spot(0, 0), spot(0, 1), 0],
    ['a corner', spot(0, 0), spot(2, 1), 0],
    ['less than measures tell', spot(0, 0), spot(2 - EPSILON / 2, 0), 0],
    ['far apart', spot(0, 0), spot(9, 9), 0],
  ])('%s', (_, a, b, area) => {
    expect(sharedArea(a, b)).toBe(area);
    expect(sharedArea(b, a)).toBe(area);
  });

  it('is never more than either', () => {
    const sides = fc.integer({ min: 1, max: 50 });
    const spots = fc.tuple(fc.nat(50), fc.nat(50), sides, sides).map((numbers) => spot(...numbers));
    fc.assert(
      fc.property(spots, spots, (a, b) => {
        expect(sharedArea(a, b)).toBeLessThanOrEqual(Math.min(a.width * a.depth, b.width * b.depth));
      }),
    );
  });
});

describe('where a piece comes to lie', () => {
  const box = aPiece();
  const below = placedAt(aPiece({ key: 'below#1', height: 1.5 }));

  it.each([
    ['on an empty floor', spot(0, 0), [], 0],
    ['on a box', spot(0, 0), [below], 1.5],
    ['beside a box', spot(2, 0), [below], 0],
    ['three quarters on a box', spot(0.5, 0), [below], 1.5],
    ['a little less than that', spot(0.51, 0), [below], null],
    ['on what carries nothing', spot(0, 0), [placedAt(aPiece({ form: 'plant' }))], null],
  ])('%s', (_, at, placed, height) => {
    expect(restingHeight(box, at, placed)).toBe(height);
  });

  it('on the highest of what is below, borne by that alone', () => {
    const low = placedAt(aPiece({ key: 'low#1', width: 1 }));
    const high = placedAt(aPiece({ key: 'high#1', width: 1, height: 2 }), { x: 1 });
    expect(restingHeight(box, spot(0, 0), [low, high])).toBeNull();
    expect(restingHeight(aPiece({ width: 1 }), spot(1, 0, 1), [low, high])).toBe(2);
    const level = placedAt(aPiece({ key: 'level#1', width: 1 }), { x: 1 });
    expect(restingHeight(box, spot(0, 0), [low, level])).toBe(1);
  });

  it('not higher than it can be lifted', () => {
    const tall = placedAt(aPiece({ key: 'tall#1', height: 5, kilograms: 90 }));
    expect(restingHeight(aPiece({ kilograms: 25 }), spot(0, 0), [tall])).toBe(5);
    expect(restingHeight(aPiece({ kilograms: 26 }), spot(0, 0), [tall])).toBeNull();
  });
});

const waysOf = (piece: Partial<Piece>, isTight = false) =>
  orientationsOf(aPiece(piece), isTight).map(({ width, depth, height, isOnEnd }) =>
    [`${width} × ${depth} × ${height}`, ...(isOnEnd ? ['on its end'] : [])].join(' '),
  );

describe('the ways in which a piece may stand', () => {
  it.each<readonly [string, Partial<Piece>, boolean, readonly string[]]>([
    ['a box, turned by a quarter', {}, false, ['2 × 1 × 1', '1 × 2 × 1']],
    ['a box is never tipped, tight or not', {}, true, ['2 × 1 × 1', '1 × 2 × 1']],
    ['a square box, once', { width: 1 }, false, ['1 × 1 × 1']],
    [
      'a sofa, also on its end',
      { form: 'sofa', width: 6, depth: 3, height: 2 },
      false,
      ['6 × 3 × 2', '3 × 6 × 2', '2 × 3 × 6 on its end', '3 × 2 × 6 on its end'],
    ],
    ['a sofa that is as high as it is wide', { form: 'sofa', width: 2, depth: 2, height: 2 }, true, ['2 × 2 × 2']],
    ['a bicycle on its wheels', { form: 'cycle', width: 5, depth: 2, height: 3 }, false, ['5 × 2 × 3', '2 × 5 × 3']],
    [
      'a bicycle on its end where there is no room',
      { form: 'cycle', width: 5, depth: 2, height: 3 },
      true,
      ['5 × 2 × 3', '2 × 5 × 3', '3 × 2 × 5 on its end', '2 × 3 × 5 on its end'],
    ],
  ])('%s', (_, piece, isTight, ways) => {
    expect(waysOf(piece, isTight)).toEqual(ways);
  });
});
