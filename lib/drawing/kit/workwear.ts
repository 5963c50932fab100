import { points, type Vec3 } from '../geometry/vector';
import { leftFace, rectangle } from '../marks';
import { INK, ink, orange, walnut } from '../palette';
import { piece, type Piece } from '../piece';
import { box, group, lathe, prism, tube } from '../solids/solid';

export function jacketStand(): Piece {
  const size: Vec3 = [2.2, 1.2, 6];
  const [x, y] = [1.1, 0.5];
  const cut = [
    [0.2, 3.1],
    [0.2, 4.5],
    [0.75, 5.1],
    [1.45, 5.1],
    [2, 4.5],
    [2, 3.1],
    [1.65, 3.1],
    [1.65, 2.6],
    [0.55, 2.6],
    [0.55, 3.1],
  ] as const;
  const front = leftFace(0, 0.9, 0);
  const parts = [
    lathe(x, y, points([0, 0.75], [0.15, 0.65]), walnut),
    tube(points([x, y, 0.15], [x, y, 5.4]), 0.16, walnut),
    prism('y', cut, 0.4, 0.9, orange, {
      marks: [
        rectangle(front, 1.06, 2.62, 0.08, 2.46, INK),
        rectangle(front, 0.57, 3.3, 1.06, 0.22, ink.light),
        rectangle(front, 1.25, 4.25, 0.3, 0.2, INK),
      ],
    }),
    lathe(x, y, points([5.35, 0.48], [5.6, 0.46], [5.85, 0.3], [5.95, 0.05]), orange),
    box([x - 0.34, y + 0.3, 5.33], [0.68, 0.55, 0.08], ink),
  ];
  return piece(size, [group(parts, { ordered: true, lo: [0, 0, 0], hi: size })], 0.75);
}
