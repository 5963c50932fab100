import { points, type Vec3 } from '../geometry/vector';
import { circle, leftFace, rectangle, rightFace, topFace } from '../marks';
import { INK, glass, kraft, mist, mustard, paper, white, type Material } from '../palette';
import { piece, placePiece, type Piece } from '../piece';
import { box, cylinder, group, roundedBox } from '../solids/solid';
import { level, layered, block } from './parts';

const SHEET = 0.17;

/** Draws a pile of flat cartons. */
export function flatCartons(count = 7, width = 3.4, depth = 2.4): Piece {
  const size: Vec3 = [width, depth, count * SHEET];
  const sheets = Array.from({ length: count }, (_, i) =>
    box([(i % 2) * 0.05, (i % 3) * 0.04, i * SHEET], [width - 0.1, depth - 0.1, SHEET], kraft),
  );
  return layered(size, ...sheets);
}

export function tapeRoll(radius = 0.5, height = 0.45, material: Material = mustard): Piece {
  const core = circle(topFace(radius, radius, height), 0, 0, radius * 0.58, kraft.dark, { stroke: INK, width: 0.8 });
  const roll = cylinder('z', [radius, radius, 0], radius, height, material, { segments: 22, marks: [core] });
  return piece([radius * 2, radius * 2, height], [roll], radius);
}

export function bubbleRoll(length = 3, radius = 0.75): Piece {
  const end = rightFace(length, radius, radius);
  const marks = [0.72, 0.46, 0.2].map((share) =>
    circle(end, 0, 0, radius * share, 'none', { stroke: INK, width: 0.8 }),
  );
  return piece(
    [length, radius * 2, radius * 2],
    [cylinder('x', [0, radius, radius], radius, length, glass, { marks })],
  );
}

export function paperPack(width = 2.4, depth = 1.8): Piece {
  const size: Vec3 = [width, depth, 0.9];
  const height = size[2];
  const [left, right, top] = [leftFace(0, depth, 0), rightFace(width, depth, 0), topFace(0, 0, height)];
  const sheets = [0.2, 0.4, 0.6].flatMap((up) => [
    level(left, 0, up, width, 0.6, white.dark),
    level(right, 0, up, depth, 0.6, white.dark),
  ]);
  const band = { stroke: INK, width: 0.6 };
  const bands = [
    rectangle(left, width * 0.42, 0, 0.35, height, kraft.dark, band),
    rectangle(top, width * 0.42, 0, 0.35, depth, kraft.light, band),
  ];
  return block(size, white, [...sheets, ...bands]);
}

/** Draws a mattress bag as sold: folded, clear, with a picture of a mattress on it. */
export function mattressBag(): Piece {
  const size: Vec3 = [2, 1.5, 0.5];
  const [width, depth, height] = size;
  const top = topFace(0, 0, height);
  const label = [0.45, 0.35, 1.1, 0.75] as const;
  const marks = [
    level(leftFace(0, depth, 0), 0, height / 3, width, 0.6),
    level(leftFace(0, depth, 0), 0, (height * 2) / 3, width, 0.6),
    rectangle(top, ...label, paper.light, { stroke: INK, width: 0.7 }),
    rectangle(top, 0.65, 0.55, 0.7, 0.35, mist.middle, { stroke: INK, width: 0.6 }),
  ];
  return piece(size, [roundedBox([0, 0, 0], size, [0, 0.2, 0.2, 0], 'x', glass, { marks })]);
}

/** Draws tape as sold: two rolls on top of each other, and one beside them. */
export function tapeRolls(): Piece {
  const [radius, height] = [0.5, 0.45];
  const roll = tapeRoll(radius, height);
  const at = points([0, 0, 0], [0, 0, height], [1.1, 0.35, 0]);
  return piece([2.1, 1.35, height * 2], [group(at.flatMap((corner) => placePiece(roll, corner)))]);
}
