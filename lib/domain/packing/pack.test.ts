import { aPiece } from '@/lib/testing/pieces';
import { packInOrder, type Taste } from './pack';
import type { Container, Piece } from './types';
import { TooMuchWork, UNLIMITED, workUpTo } from './work';

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
