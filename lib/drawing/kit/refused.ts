import { points } from '../geometry/vector';
import { leftFace, rectangle } from '../marks';
import { INK, clay, mustard, petrol, steel, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group, lathe } from '../solids/solid';
import { assembled } from './parts';

export function gasBottle(): Piece {
  const parts = [
    lathe(0.6, 0.6, points([0, 0.5], [0.15, 0.56], [1.35, 0.56], [1.6, 0.4], [1.75, 0.15]), petrol),
    lathe(0.6, 0.6, points([1.75, 0.32], [2.05, 0.32]), steel),
  ];
  return piece([1.2, 1.2, 2.1], [group(parts, { ordered: true, lo: [0, 0, 0], hi: [1.2, 1.2, 2.1] })], 0.55);
}

export function paintTin(paint: Material): Piece {
  const parts = [
    lathe(0.45, 0.45, points([0, 0.42], [0.82, 0.42]), steel),
    lathe(0.45, 0.45, points([0.82, 0.45], [0.9, 0.43]), paint),
  ];
  return piece([0.9, 0.9, 0.9], [group(parts, { ordered: true, lo: [0, 0, 0], hi: [0.9, 0.9, 0.9] })], 0.42);
}

export function petrolCan(): Piece {
  const front = leftFace(0, 0.6, 0);
  return assembled(
    [1.3, 0.6, 1.55],
    box([0, 0, 0], [1.3, 0.6, 1.3], clay, {
      marks: [rectangle(front, 0.25, 0.3, 0.8, 0.5, mustard.light, { stroke: INK, width: 0.7 })],
    }),
    box([0.3, 0.2, 1.3], [0.7, 0.2, 0.22], clay),
    box([1, 0.15, 1.3], [0.25, 0.3, 0.15], steel),
  );
}
