import { points, type Vec3 } from '../geometry/vector';
import { leftFace, polyline, rectangle, rightFace, topFace } from '../marks';
import { INK, mustard, orange, petrol, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group, prism, type Solid } from '../solids/solid';
import { level, panel, upright, block } from './parts';

const RUBBLE = '#8A6A2E';
const SLAT_ON_ORANGE = '#A84600';

/**
 * Draws a freight container, 8 ft wide and 8.5 ft high.
 * @param length 10, 20 or 40 feet
 */
export function container(length = 20, material: Material = petrol): Piece {
  const [depth, height] = [8, 8.5];
  const [side, doors] = [leftFace(0, depth, 0), rightFace(length, depth, 0)];
  const ribs = Array.from({ length: Math.ceil((length - 1) / 0.9) }, (_, i) =>
    upright(side, 1 + i * 0.9, 0.5, height - 1, 1.1, material.light),
  );
  const bars = [1, 2.6, 5.4, 7].map((a) => upright(doors, a, 0.3, height - 0.6, 1.1));
  const marks = [
    ...ribs,
    panel(side, 0.3, 0.3, length - 0.3, height - 0.3, 0.8),
    upright(doors, depth / 2, 0.2, height - 0.4, 1),
    ...bars,
    rectangle(doors, 3.1, 3.8, 0.5, 0.5, INK),
    rectangle(doors, 4.5, 3.8, 0.5, 0.5, INK),
  ];
  return block([length, depth, height], material, marks);
}

/** Draws a skip with its load (from about 2.4 ft up). */
export function skip(material: Material = mustard, load: readonly Solid[] = []): Piece {
  const [length, depth, rim] = [9, 5, 3.4];
  const side = leftFace(0, depth, 0);
  const profile = points([1.2, 0], [length - 1.2, 0], [length, rim], [0, rim]);
  const tub = prism('y', profile, 0, depth, material, {
    marks: [
      rectangle(topFace(0, 0, rim), 0.35, 0.35, length - 0.7, depth - 0.7, RUBBLE, { stroke: INK, width: 0.9 }),
      polyline(side, points([2.4, 0.3], [1.6, rim - 0.2]), INK, 0.8),
      polyline(side, points([length - 2.4, 0.3], [length - 1.6, rim - 0.2]), INK, 0.8),
    ],
  });
  const hi: Vec3 = [length, depth, rim + 3];
  return piece(
    [length, depth, load.length > 0 ? rim + 2 : rim],
    [group([tub, ...load], { ordered: true, lo: [0, 0, 0], hi })],
  );
}

/**
 * Draws the door of a storage unit.
 * @param open the share of the door that is rolled up, 0 to 1
 */
export function rollerDoor(width: number, height: number, material: Material = orange, open = 0): Piece {
  const shut = height * (1 - open);
  const front = leftFace(0, 0.2, height - shut);
  const slat = material === orange ? SLAT_ON_ORANGE : INK;
  const marks = Array.from({ length: Math.floor(shut / 0.6) }, (_, i) =>
    level(front, 0, 0.6 * (i + 1), width, 0.7, slat),
  );
  return piece([width, 0.2, height], [box([0, 0, height - shut], [width, 0.2, shut], material, { marks })]);
}
