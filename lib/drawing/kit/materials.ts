import type { Vec3 } from '../geometry/vector';
import { circle } from '../marks/draw';
import { plane, topFace } from '../marks/plane';
import { INK, MATERIALS, type Material } from '../palette';
import { piece, type Piece } from '../piece';
import { box } from '../solids/box';
import { group } from '../solids/group';
import { cylinder } from '../solids/round';

const { kraft, mustard, glass } = MATERIALS;
const SHEET = 0.17;

/** Cartons that are still flat, in a pile. */
export function flatCartons(count = 7, width = 3.4, depth = 2.4): Piece {
  const size: Vec3 = [width, depth, count * SHEET];
  const sheets = Array.from({ length: count }, (_, i) =>
    box([(i % 2) * 0.05, (i % 3) * 0.04, i * SHEET], [width - 0.1, depth - 0.1, SHEET], kraft),
  );
  return piece(size, [group(sheets, { ordered: true, lo: [0, 0, 0], hi: size })]);
}

export function tapeRoll(radius = 0.5, height = 0.45, material: Material = mustard): Piece {
  const core = circle(topFace(radius, radius, height), 0, 0, radius * 0.58, kraft.dark, { stroke: INK, width: 0.8 });
  const roll = cylinder('z', [radius, radius, 0], radius, height, material, { segments: 22, marks: [core] });
  return piece([radius * 2, radius * 2, height], [roll], radius);
}

/** Bubble wrap. */
export function bubbleRoll(length = 3, radius = 0.75): Piece {
  const end = plane([length, radius, radius], [0, -1, 0], [0, 0, 1], [1, 0, 0]);
  const marks = [0.72, 0.46, 0.2].map((share) =>
    circle(end, 0, 0, radius * share, 'none', { stroke: INK, width: 0.8 }),
  );
  return piece(
    [length, radius * 2, radius * 2],
    [cylinder('x', [0, radius, radius], radius, length, glass, { marks })],
  );
}
