import { circlePoints, points, type Vec3 } from '../geometry/vector';
import { circle, leftFace, rightFace } from '../marks';
import { INK, clay, ink, mustard, orange, steel, tyre, type Material, type Tone } from '../palette';
import { piece, type Piece } from '../piece';
import { box, cylinder, group, lathe, roundedBox, tube } from '../solids/solid';
import { upright, layered } from './parts';

/** Draws a floor lamp. */
export function lamp(shade: Material = mustard): Piece {
  const size: Vec3 = [1.4, 1.4, 5.2];
  const parts = [
    lathe(0.7, 0.7, points([0, 0.5], [0.1, 0.45]), ink),
    tube(points([0.7, 0.7, 0.1], [0.7, 0.7, 3.9]), 0.09, ink, { outlined: false }),
    lathe(0.7, 0.7, points([3.8, 0.7], [5.1, 0.46]), shade),
  ];
  return piece(size, [group(parts, { lo: [0, 0, 0], hi: size })], 0.5);
}

export function suitcase(material: Material = clay, height = 2.2): Piece {
  const [width, depth] = [1.6, 0.9];
  const front = leftFace(0, depth, 0.15);
  const handle = points([0.4, 0.45, height], [0.4, 0.45, height + 0.5], [1.2, 0.45, height + 0.5], [1.2, 0.45, height]);
  const parts = [
    tube(handle, 0.07, ink, { outlined: false, lo: [0.3, 0.3, height], hi: [1.3, 0.6, height + 0.5] }),
    box([0.2, 0.2, 0], [0.2, 0.4, 0.15], tyre),
    box([width - 0.4, 0.2, 0], [0.2, 0.4, 0.15], tyre),
    roundedBox([0, 0, 0.15], [width, depth, height - 0.15], 0.22, 'y', material, {
      marks: [0.4, 0.8, 1.2].map((x) => upright(front, x, 0.2, height - 0.55, 0.7)),
    }),
  ];
  return piece([width, depth, height + 0.5], [group(parts)]);
}

export function rugRoll(length = 5, material: Material = clay): Piece {
  const radius = 0.42;
  const end = rightFace(length, 0.45, radius);
  const marks = [circle(end, 0, 0, 0.26, 'none', { stroke: INK, width: 0.8 }), circle(end, 0, 0, 0.11, INK)];
  return piece([length, 0.9, 0.9], [cylinder('x', [0, 0.45, radius], radius, length, material, { marks })]);
}

export const rugUpright = (height = 5.4, material: Material = clay) =>
  piece([0.9, 0.9, height], [lathe(0.45, 0.45, points([0, 0.42], [height, 0.42]), material)], 0.42);

const bars = (paths: readonly (readonly Vec3[])[], width: number, material: Material, tone: Tone = 'middle') =>
  paths.map((points) => tube(points, width, material, { tone, outlined: false }));

export function bicycle(material: Material = orange): Piece {
  const [radius, length, y] = [1.1, 5.6, 0.35];
  const size: Vec3 = [length, 0.8, 3.1];
  const wheel = (x: number): readonly Vec3[] => {
    const rim = circlePoints(x, radius, radius, 24);
    return [...rim, ...rim.slice(0, 1)].map(([a, b]): Vec3 => [a, y, b]);
  };
  const [rear, fore, crank] = points([radius, y, radius], [length - radius, y, radius], [2.3, y, radius - 0.1]);
  const [seat, head, bar] = points([1.95, y, 2.35], [3.95, y, 2.45], [4, y, 2.95]);
  if (!rear || !fore || !crank || !seat || !head || !bar) throw new RangeError('A bicycle needs six joints');
  const frame = [
    [rear, seat],
    [rear, crank],
    [crank, seat],
    [seat, head],
    [crank, head],
    [head, fore],
  ];
  const saddle: readonly (readonly Vec3[])[] = [
    points([1.65, y, 2.62], [2.3, y, 2.62]),
    points([4, y - 0.25, 2.95], [4, y + 0.25, 2.95]),
    points([4, y + 0.25, 2.95], [4.3, y + 0.25, 2.85]),
  ];
  const wheels = [wheel(radius), wheel(length - radius)];
  return layered(
    size,
    ...bars(wheels, 0.14, tyre, 'dark'),
    ...bars(wheels, 0.045, steel, 'light'),
    ...bars(frame, 0.23, tyre, 'dark'),
    ...bars([...frame, [head, bar]], 0.115, material),
    ...bars(saddle, 0.15, tyre, 'dark'),
  );
}
