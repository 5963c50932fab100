import { points, type Vec3 } from '../geometry/vector';
import { INK, SCENERY, clay, leaf, walnut, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { ball, group, lathe, sprite, type FlatShape } from '../solids/solid';

const { soil } = SCENERY;

/** The leaves of a house plant: lean in degrees, length and width in feet for a plant of 3.4 ft, tone. */
const LEAVES: readonly (readonly [lean: number, length: number, width: number, tone: keyof Material])[] = [
  [-52, 1.7, 0.36, 'dark'],
  [54, 1.6, 0.36, 'middle'],
  [-26, 2.1, 0.4, 'middle'],
  [30, 2.1, 0.4, 'light'],
  [2, 2.4, 0.42, 'light'],
  [-12, 1.5, 0.36, 'dark'],
  [15, 1.3, 0.34, 'middle'],
];

function leafShape(rotate: number, length: number, width: number, fill: string): FlatShape {
  const [l, w] = [length, width];
  const d = `M0 0C${-w} ${-l * 0.45} ${-w * 0.6} ${-l * 0.85} 0 ${-l}C${w * 0.6} ${-l * 0.85} ${w} ${-l * 0.45} 0 0Z`;
  return { d, rotate, fill, stroke: INK, width: 1 };
}

export type PotOptions = { readonly height?: number | undefined; readonly material?: Material | undefined };

/** Draws a house plant in a pot of 1 ft. */
export function pottedPlant({ height = 3.4, material = clay }: PotOptions = {}): Piece {
  const size: Vec3 = [1.4, 1.4, height];
  const share = (height - 1) / 2.4;
  const leaves = LEAVES.map(([lean, length, width, tone]) => leafShape(lean, length * share, width, leaf[tone]));
  const parts = [
    lathe(0.7, 0.7, points([0, 0.42], [1, 0.6]), material, { top: soil }),
    sprite([0.7, 0.7, 0.95], [1.2, 1.2, height - 0.95], leaves, { extent: [-1.6, -height, 1.6, 0.3] }),
  ];
  return piece(size, [group(parts, { lo: [0, 0, 0], hi: size })], 0.6);
}

/** The crown of a street tree of 15 ft: offset from the trunk, height, radius, in feet. */
const CROWN: readonly (readonly [x: number, y: number, z: number, radius: number])[] = [
  [-1.4, -0.9, 8.2, 2.4],
  [1.2, -1.6, 9, 2.5],
  [-0.8, 1, 8, 2.3],
  [1.6, 0.8, 8.2, 2.3],
  [0, 0, 10.8, 2.9],
];

/** Draws a street tree. The footprint is 5 × 5 ft with the trunk in its middle. */
export function tree(height = 15, material: Material = leaf): Piece {
  const k = height / 15;
  const parts = [
    lathe(2.5, 2.5, points([0, 0.34 * k], [5.5 * k, 0.26 * k]), walnut, { segments: 10 }),
    ...CROWN.map(([x, y, z, r]) => ball([2.5 + x * k, 2.5 + y * k, z * k], r * k, material)),
  ];
  return piece([5, 5, height], [group(parts, { ordered: true, lo: [1.5, 1.5, 0], hi: [3.5, 3.5, height] })]);
}
