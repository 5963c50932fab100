import { points } from '../../geometry/vector';
import { circle, leftFace, topFace } from '../../marks';
import { INK, ink, kraft, mist, mustard, petrol, slate, steel } from '../../palette';
import type { Piece } from '../../piece';
import { box } from '../../solids/box';
import { roundedBox } from '../../solids/prism';
import { lathe } from '../../solids/round';
import { EDGE, assembled, bar } from './parts';

/** Draws a wire dog crate on a tray. */
export function dogCrate(): Piece {
  const [w, d, h] = [3.3, 2.2, 2.4];
  const wire = (x: number, y: number) => bar(0.05, steel, [x, y, 0.15], [x, y, h]);
  const ring = (z: number) => bar(0.07, ink, [0, d, z], [0, 0, z], [w, 0, z]);
  const near = (z: number) => bar(0.07, ink, [0, d, z], [w, d, z], [w, 0, z]);
  const along = Array.from({ length: 9 }, (_, i) => ((i + 0.5) * w) / 9);
  const across = Array.from({ length: 6 }, (_, i) => ((i + 0.5) * d) / 6);
  const parts = [
    box([0, 0, 0], [w, d, 0.15], petrol),
    ...along.map((x) => wire(x, 0)),
    ...across.map((y) => wire(0, y)),
    ring(h),
    roundedBox([0.4, 0.4, 0.15], [w - 0.8, d - 0.8, 0.3], 0.12, 'x', mustard),
    ...across.map((y) => wire(w, y)),
    ...along.map((x) => wire(x, d)),
    near(1.2),
    near(h),
    bar(0.07, ink, [w, d, 0.15], [w, d, h]),
    bar(0.07, ink, [0, d, 0.15], [0, d, h]),
    bar(0.07, ink, [w, 0, 0.15], [w, 0, h]),
  ];
  return assembled([w, d, h], parts, true);
}

/** Draws scratching posts with a den and a perch. */
export const catTree = () =>
  assembled(
    [1.9, 1.9, 4.2],
    [
      box([0, 0, 0], [1.9, 1.9, 0.15], mist),
      lathe(0.45, 0.45, points([0.15, 0.2], [3.4, 0.2]), kraft, { segments: 10 }),
      lathe(1.4, 1.3, points([0.15, 0.2], [2.2, 0.2]), kraft, { segments: 10 }),
      box([0.1, 0.8, 0.15], [0.9, 1, 1], slate, { marks: [circle(leftFace(0.1, 1.8, 0.15), 0.45, 0.45, 0.3, INK)] }),
      roundedBox([0.9, 0.8, 2.2], [1, 1.1, 0.2], 0.08, 'x', slate),
      lathe(0.6, 0.6, points([3.4, 0.5], [3.55, 0.62], [3.8, 0.66]), slate, {
        marks: [circle(topFace(0.6, 0.6, 3.8), 0, 0, 0.5, mist.light, EDGE)],
      }),
    ],
    true,
  );
