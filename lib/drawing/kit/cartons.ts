import { points, roundedRectangle, type Vec3 } from '../geometry/vector';
import { leftFace, polygon, polyline, rectangle, rightFace, topFace, type Mark, type Plane } from '../marks';
import { INK, kraft, orange, petrol, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group, markings, type Solid } from '../solids/solid';
import { level, upright, block } from './parts';

export type CartonOptions = {
  readonly material?: Material | undefined;
  /** The direction of the tape. */
  readonly tape?: 'x' | 'y' | undefined;
  readonly label?: boolean | undefined;
  /** Whether it has the orange sticker of a room. */
  readonly sticker?: boolean | undefined;
  /** Whether it has a hole for a hand. */
  readonly grip?: boolean | undefined;
};

const TAPE = '#F7E6CB';
const SEAM = '#B98A52';
const PAPER = '#FFFDF8';
const HOLE = '#8A6238';
const INSIDE = '#A67C48';
const INSIDE_LIT = '#B98A52';
const STICKER = orange.middle;

/** Returns the marks of a label with two lines of writing. */
function labelOn(on: Plane, width: number, height: number): readonly Mark[] {
  return [
    rectangle(on, width * 0.14, height * 0.2, width * 0.34, height * 0.26, PAPER),
    level(on, width * 0.19, height * 0.36, width * 0.23),
    level(on, width * 0.19, height * 0.28, width * 0.15),
  ];
}

function tapeOn([width, depth, height]: Vec3, along: 'x' | 'y'): readonly Mark[] {
  const top = topFace(0, 0, height);
  const tape = Math.min(0.3, width * 0.2);
  const flap = 0.42;
  return along === 'x'
    ? [
        rectangle(top, 0, depth / 2 - tape / 2, width, tape, TAPE),
        level(top, 0, depth / 2, width, 0.7, SEAM),
        rectangle(rightFace(width, depth, 0), depth / 2 - tape / 2, height - flap, tape, flap, TAPE),
      ]
    : [
        rectangle(top, width / 2 - tape / 2, 0, tape, depth, TAPE),
        upright(top, width / 2, 0, depth, 0.7, SEAM),
        rectangle(leftFace(0, depth, 0), width / 2 - tape / 2, height - flap, tape, flap, TAPE),
      ];
}

/** Draws a taped carton of any size, in feet. */
export function carton(
  width: number,
  depth: number,
  height: number,
  { material = kraft, tape = 'x', label = true, sticker, grip }: CartonOptions = {},
): Piece {
  const right = rightFace(width, depth, 0);
  const hole = roundedRectangle(depth * 0.35, height * 0.56, depth * 0.65, height * 0.68, height * 0.06, 2);
  const marks = [
    ...tapeOn([width, depth, height], tape),
    ...(label ? labelOn(leftFace(0, depth, 0), width, height) : []),
    ...(sticker ? [rectangle(right, depth * 0.58, height * 0.2, depth * 0.26, height * 0.3, STICKER)] : []),
    ...(grip ? [polygon(right, hole, HOLE)] : []),
  ];
  return block([width, depth, height], material, marks);
}

export const smallCarton = (options?: CartonOptions) => carton(1.4, 1.1, 1.1, options);
export const mediumCarton = (options?: CartonOptions) => carton(1.6, 1.5, 1.4, options);
export const largeCarton = (options?: CartonOptions) => carton(1.9, 1.6, 1.7, { grip: true, ...options });

/** Draws a flat, upright carton for a picture or a mirror. */
export const pictureCarton = () => carton(3.2, 0.45, 2.6, { label: true });

/** Draws a carton in which clothes hang. */
export function wardrobeCarton(): Piece {
  const [width, depth, height] = [1.8, 1.6, 4];
  const left = leftFace(0, depth, 0);
  const marks = [
    ...tapeOn([width, depth, height], 'x'),
    rectangle(rightFace(width, depth, 0), depth * 0.58, height * 0.2, depth * 0.26, height * 0.3, STICKER),
    polygon(left, roundedRectangle(0.5, 2.7, 1.3, 2.95, 0.12, 2), HOLE),
    rectangle(left, 0.35, 0.7, 0.9, 0.9, PAPER),
    polyline(left, points([0.5, 1.3], [1.1, 1.3]), INK, 0.9),
    polyline(left, points([0.5, 1.05], [0.9, 1.05]), INK, 0.9),
  ];
  return block([width, depth, height], kraft, marks);
}

export function crate(material: Material = petrol, size: Vec3 = [2, 1.4, 1.1]): Piece {
  const [width, depth, height] = size;
  const [right, left] = [rightFace(width, depth, 0), leftFace(0, depth, 0)];
  const rim = height - 0.22;
  const marks = [
    level(right, 0, rim, depth),
    level(left, 0, rim, width),
    polygon(right, roundedRectangle(depth * 0.35, height * 0.5, depth * 0.65, height * 0.66, 0.08, 2), material.dark),
    polygon(left, roundedRectangle(width * 0.38, height * 0.5, width * 0.62, height * 0.66, 0.08, 2), INK),
    upright(left, width * 0.2, 0, rim, 0.6),
    upright(left, width * 0.8, 0, rim, 0.6),
  ];
  return block([width, depth, height], material, marks);
}

export function openCarton(width = 1.9, depth = 1.6, height = 1.5, inside: readonly Solid[] = []): Piece {
  const top = topFace(0, 0, height);
  const flap = (points: readonly Vec3[], fill: string): Mark => ({ kind: 'fill', points, fill, stroke: INK, width: 1 });
  const rise = height + 0.45;
  const sag = height + 0.12;
  const space = { lo: [0, 0, height] as const, hi: [width, depth, height + 0.5] as const };
  const behind = markings(
    [
      flap(points([0, 0, height], [width, 0, height], [width, -0.55, rise], [0, -0.55, rise]), kraft.dark),
      flap(points([0, 0, height], [0, depth, height], [-0.55, depth, rise], [-0.55, 0, rise]), kraft.middle),
    ],
    space,
  );
  const before = markings(
    [
      flap(
        points([width, 0, height], [width, depth, height], [width + 0.62, depth, sag], [width + 0.62, 0, sag]),
        kraft.light,
      ),
      flap(
        points([0, depth, height], [width, depth, height], [width, depth + 0.62, sag], [0, depth + 0.62, sag]),
        kraft.light,
      ),
    ],
    space,
  );
  const dark = rectangle(top, 0, 0, width, depth, INSIDE, { stroke: INK, width: 0.9 });
  const lit = polygon(
    top,
    points([0, 0], [width, 0], [width, depth * 0.42], [width * 0.42, depth * 0.42], [0, depth]),
    INSIDE_LIT,
  );
  const body = box([0, 0, 0], [width, depth, height], kraft, {
    marks: [dark, lit, ...labelOn(leftFace(0, depth, 0), width, height)],
  });
  const parts = group([body, behind, ...inside, before], { ordered: true, lo: [0, 0, 0], hi: space.hi });
  return piece([width, depth, height + 0.5], [parts]);
}
