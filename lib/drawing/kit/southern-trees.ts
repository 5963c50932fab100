import { points, type Vec3 } from '../geometry/vector';
import { INK, clay, leaf, walnut, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { ball, group, lathe, sprite } from '../solids/solid';

/** Positions of fruit on the visible side of the crown: across, along and up from its middle, in feet. */
const FRUIT = points([1.3, 0.6, 0.3], [0.5, 1.4, 0.1], [1, 0.9, -0.7], [1.2, -0.3, 0.9], [-0.2, 1.3, 0.9]);

/**
 * Draws a small citrus tree in a clay pot, 7 ft high.
 * @param fruit the material of its fruit
 */
export function potted(fruit: Material): Piece {
  const size: Vec3 = [3.6, 3.6, 7];
  const [x, y, z] = [1.8, 1.8, 5.2];
  const parts = [
    lathe(x, y, points([0, 0.75], [1.5, 1.05], [1.5, 1.2], [1.8, 1.2]), clay),
    lathe(x, y, points([1.8, 0.18], [4, 0.15]), walnut, { segments: 10 }),
    ball([x, y, z], 1.75, leaf),
    ...FRUIT.map(([dx, dy, dz]) => ball([x + dx, y + dy, z + dz], 0.26, fruit)),
  ];
  return piece(size, [group(parts, { ordered: true, lo: [0.6, 0.6, 0], hi: [3, 3, 7] })], 1.1);
}

/** The leaves of a palm on its sheet: the end of each, across and up, its bend before that, in feet, and its tone. */
const FRONDS: readonly (readonly [across: number, up: number, bend: number, tone: keyof Material])[] = [
  [-3.4, -3, 0.6, 'dark'],
  [3.4, -3, 0.6, 'dark'],
  [-4.8, -1.5, 1.6, 'middle'],
  [4.8, -1.5, 1.6, 'dark'],
  [-4.6, 0.5, 2.5, 'light'],
  [4.6, 0.5, 2.5, 'middle'],
  [-2.6, 2.3, 3, 'middle'],
  [2.7, 2.3, 3, 'light'],
  [0.4, -2.2, 0, 'middle'],
];

/** Draws one palm leaf: out along its upper edge, back along its lower one. */
function frond([across, up, bend, tone]: (typeof FRONDS)[number]) {
  const [x, y] = [across * 0.5, -bend];
  const d = `M0 0Q${x} ${y} ${across} ${-up}Q${x * 0.9} ${y + 1.1} 0 0.4Z`;
  return { d, fill: leaf[tone], stroke: INK, width: 1 };
}

/**
 * Draws a date palm.
 * @param height of the trunk, in feet
 */
export function palm(height: number): Piece {
  const size: Vec3 = [1.6, 1.6, height + 3];
  const parts = [
    lathe(0.8, 0.8, points([0, 0.55], [0.8, 0.42], [height, 0.32]), walnut, { segments: 12 }),
    sprite([0.8, 0.8, height - 0.2], [1.2, 1.2, 3], FRONDS.map(frond), { extent: [-5, -3.2, 5, 3.2] }),
  ];
  return piece(size, [group(parts, { ordered: true, lo: [0, 0, 0], hi: size })], 0.6);
}
