import { points, type Vec3 } from '../geometry/vector';
import { circle, leftFace, rectangle } from '../marks';
import { INK, glass, ink, orange, petrol, steel, tyre, type Material } from '../palette';
import { placeUngrouped, piece, type Piece } from '../piece';
import { box, cylinder, group, lathe, prism, tube } from '../solids/solid';
import { layered } from './parts';

export function bucket(material: Material = petrol): Piece {
  const handle = points([0.02, 0.55, 1.05], [0.3, 0.55, 1.6], [0.85, 0.55, 1.6], [1.08, 0.55, 1.05]);
  const parts = [
    lathe(0.55, 0.55, points([0, 0.4], [1.1, 0.54]), material, { top: glass }),
    tube(handle, 0.06, ink, { outlined: false }),
  ];
  return piece([1.1, 1.1, 1.6], [group(parts, { ordered: true, lo: [0, 0, 0], hi: [1.1, 1.1, 1.6] })], 0.5);
}

/** Draws a spray bottle with a trigger. */
export function sprayBottle(material: Material = orange): Piece {
  const parts = [
    lathe(0.3, 0.3, points([0, 0.28], [0.8, 0.28], [1.02, 0.1]), material),
    box([0.2, 0.12, 1.02], [0.2, 0.5, 0.25], ink),
  ];
  return piece([0.6, 0.65, 1.3], [group(parts, { ordered: true, lo: [0, 0, 0], hi: [0.6, 0.65, 1.3] })], 0.28);
}

export function toolbox(material: Material = orange): Piece {
  const size: Vec3 = [2.1, 1, 1.45];
  const handle = points([0.6, 0.5, 1.05], [0.6, 0.5, 1.4], [1.5, 0.5, 1.4], [1.5, 0.5, 1.05]);
  return layered(
    size,
    box([0, 0, 0], [2.1, 1, 0.75], material, { marks: [rectangle(leftFace(0, 1, 0), 0.9, 0.45, 0.3, 0.22, INK)] }),
    prism('x', points([0, 0.75], [1, 0.75], [0.72, 1.05], [0.28, 1.05]), 0, 2.1, material),
    tube(handle, 0.09, ink, { outlined: false }),
  );
}

const WHEEL = 0.42;

/** Draws a sack truck with a load on its foot plate. It is pushed from behind (−y), with the load in front. */
export function sackTruck(load: readonly Piece[] = []): Piece {
  const [width, depth, height] = [1.8, 2.9, 4.3];
  const rail = (x: number) =>
    tube(points([x, 1.02, 0.2], [x, 0.92, 3.2], [x, 0.35, height]), 0.12, orange, {
      lo: [x - 0.06, 0.35, 0.1],
      hi: [x + 0.06, 1, height],
    });
  const wheel = (x: number) =>
    cylinder('x', [x, 0.75, WHEEL], WHEEL, 0.3, tyre, {
      segments: 16,
      marks: [
        circle(
          { ...leftFace(0, 0, 0), origin: [x + 0.3, 0.75, WHEEL], along: [0, -1, 0], normal: [1, 0, 0] },
          0,
          0,
          0.2,
          steel.light,
          { stroke: INK, width: 0.7 },
        ),
      ],
    });
  let bottom = 0.16;
  const stack = load.flatMap((one) => {
    const solids = placeUngrouped(one, [(width - one.size[0]) / 2, 1.12, bottom]);
    bottom += one.size[2];
    return solids;
  });
  const parts = [
    wheel(0),
    rail(0.3),
    ...[1.2, 2.2, 3.1].map((z) => box([0.3, 0.9, z], [width - 0.6, 0.1, 0.12], steel)),
    rail(width - 0.3),
    tube(points([0.3, 0.35, height], [width - 0.3, 0.35, height]), 0.12, ink),
    box([0.1, 1, 0.06], [width - 0.2, 1.7, 0.1], steel),
    ...stack,
    wheel(width - 0.3),
  ];
  const size: Vec3 = [width, depth, Math.max(height, bottom)];
  return layered(size, ...parts);
}
