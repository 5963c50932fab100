import { circlePoints, points } from '../geometry/vector';
import { crate, largeCarton, mediumCarton, smallCarton } from '../kit/cartons';
import { container } from '../kit/containers';
import { flatList } from '../kit/paperwork';
import { level, block, layered } from '../kit/parts';
import { carrier, person } from '../kit/person';
import { palm, potted } from '../kit/southern-trees';
import { desk } from '../kit/tables';
import { sackTruck } from '../kit/tools';
import { circle, leftFace, polygon, rectangle, rightFace, type Mark, type Plane } from '../marks';
import { INK, SCENERY, clay, ink, mustard, oak, orange, petrol, sage, steel, walnut, white } from '../palette';
import type { Piece } from '../piece';
import { Scene } from '../render/scene';
import { box, prism } from '../solids/solid';
import { castShadow } from '../solids/shadow';
import { placeOutdoors, placeOnTop } from './stage';

const { stock, stucco } = SCENERY;
const EDGE = { stroke: INK, width: 0.8 };
const PANE = '#A9C3D0';

/** Draws a wooden crate with two steel bands and a seal. */
function sealedCrate(): Piece {
  const [width, depth, height] = [3, 2.2, 2];
  const [side, end] = [leftFace(0, depth, 0), rightFace(width, depth, 0)];
  const marks = [
    ...[0.65, 1.3].flatMap((z) => [level(side, 0, z, width), level(end, 0, z, depth)]),
    ...[0.5, 2.2].map((a) => rectangle(side, a, 0, 0.28, height, steel.dark, { stroke: INK, width: 0.5 })),
    circle(side, 1.35, 1, 0.3, orange.middle, EDGE),
  ];
  return block([width, depth, height], oak, marks);
}

/** Draws the barrier of a border, shut: orange and white. */
function barrier(): Piece {
  const [length, height] = [9, 3.1];
  const arm = leftFace(0.5, 0.65, height - 0.5);
  const stripes = [0, 2, 4, 6].map((a) => rectangle(arm, a + 0.6, 0, 1, 0.45, orange.dark));
  return layered(
    [length, 1, height],
    box([0, 0.2, 0], [0.9, 0.7, height], ink),
    box([0.5, 0.3, height - 0.5], [length - 0.5, 0.35, 0.45], white, { marks: stripes }),
    box([length - 0.5, 0.25, 0], [0.4, 0.4, height - 0.5], steel),
  );
}

/** Draws an officer at a desk with a stamped list, and a crate that stays sealed. */
export const customsScene = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(barrier(), 4.6, -2.6, 0, 1.6),
    person([2.2, -0.9, 0], { role: 'partner', pose: 'write', facing: 'left' }),
    placeOutdoors(desk(4.8, oak), 0, 0),
    placeOnTop(flatList(orange.dark), 0.7, 0.3, 2.4),
    placeOnTop(flatList(), 2.5, 0.35, 2.4),
    placeOutdoors(sealedCrate(), 5.8, 1.6),
    person([1.9, 4.2, 0], { role: 'guest', pose: 'write', prop: 'clipboard', facing: 'back' }),
    placeOutdoors(crate(petrol), 6.2, 4.8),
  );

/** Returns the marks of blue tiles on a white wall, as in Lisbon. */
function azulejos(on: Plane, width: number, from: number, to: number): readonly Mark[] {
  const size = 1;
  const columns = Math.floor(width / size);
  const rows = Math.floor((to - from) / size);
  const inset = (width - columns * size) / 2;
  return Array.from({ length: columns * rows }, (_, i) => {
    const [a, b] = [inset + (i % columns) * size + size / 2, from + Math.floor(i / columns) * size + size / 2];
    const r = size * 0.4;
    const tile = points([a - r, b], [a, b - r], [a + r, b], [a, b + r]);
    return polygon(on, tile, (i + Math.floor(i / columns)) % 2 === 0 ? petrol.middle : petrol.light);
  });
}

function balcony(on: Plane, a: number, b: number): readonly Mark[] {
  return [
    rectangle(on, a - 0.3, b, 3.2, 5.6, stucco.middle, EDGE),
    rectangle(on, a, b, 2.6, 5.2, PANE, EDGE),
    rectangle(on, a + 1.2, b, 0.2, 5.2, white.light),
    rectangle(on, a - 0.6, b, 3.8, 0.25, INK),
    rectangle(on, a - 0.6, b + 1.9, 3.8, 0.14, INK),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) => rectangle(on, a - 0.5 + i * 0.6, b, 0.07, 1.9, INK)),
  ];
}

/** Draws a low roof of clay tiles over a house `width` by `depth`. */
const tiledRoof = (width: number, depth: number, eaves: number) => {
  const profile = points([-0.7, eaves], [depth + 0.7, eaves], [depth / 2, eaves + 3.2]);
  const tiles = Array.from({ length: Math.floor(width / 1.1) }, (_, i): Mark => {
    const x = 0.6 + i * 1.1;
    return {
      kind: 'line',
      points: points([x, depth + 0.7, eaves], [x, depth / 2, eaves + 3.2]),
      normal: [0, 0.5, 0.5],
      stroke: clay.dark,
      width: 0.8,
    };
  });
  return prism('x', profile, -0.4, width + 0.4, clay, { marks: tiles });
};

const door = (on: Plane, a: number, colour: string): readonly Mark[] => {
  const arch = circlePoints(a + 1.7, 6, 1.7, 24).filter(([, b]) => b >= 6);
  return [
    rectangle(on, a - 0.4, 0, 4.2, 6.2, stucco.middle, EDGE),
    rectangle(on, a, 0, 3.4, 6, colour, EDGE),
    polygon(on, arch, PANE, EDGE),
    rectangle(on, a + 1.62, 0, 0.16, 6, INK),
  ];
};

/** Draws a house in Lisbon, tiled in blue, with a lemon tree in its pot and the boxes that have arrived. */
export function portugalScene(scale: number): Scene {
  const [width, depth, eaves] = [13, 10, 17];
  const [front, end] = [leftFace(0, depth, 0), rightFace(width, depth, 0)];
  const marks = [
    ...azulejos(front, width, 2, eaves - 0.6),
    ...azulejos(end, depth, 2, eaves - 0.6),
    rectangle(front, 0, 0, width, 1.8, stock.light, EDGE),
    rectangle(end, 0, 0, depth, 1.8, stock.light, EDGE),
    ...door(front, 1.6, sage.dark),
    ...balcony(front, 8, 2.4),
    ...balcony(front, 2, 9.8),
    ...balcony(front, 8, 9.8),
    ...balcony(end, 3.6, 9.8),
  ];
  return new Scene({ scale }).add(
    box([0, 0, 0], [width, depth, eaves], white, { marks }),
    tiledRoof(width, depth, eaves),
    castShadow(0, 0, width, depth, 5),
    placeOutdoors(potted(mustard), 14.6, 6),
    carrier([4.6, 15.4, 0], { role: 'porter', facing: 'back', load: mediumCarton({ sticker: true }) }),
    placeOutdoors(largeCarton(), 8.4, 13),
    placeOnTop(smallCarton(), 8.6, 13.2, 1.7),
    placeOutdoors(mediumCarton(), 10.8, 13.4),
  );
}

/** Draws a white house in Spain with an orange tree. A mover wheels boxes to its door. */
export function spainScene(scale: number): Scene {
  const [width, depth, eaves] = [15, 11, 11];
  const [front, end] = [leftFace(0, depth, 0), rightFace(width, depth, 0)];
  const shutters = (on: Plane, a: number, b: number): readonly Mark[] => [
    rectangle(on, a, b, 2.2, 3.6, PANE, EDGE),
    rectangle(on, a - 1.1, b, 1, 3.6, sage.middle, EDGE),
    rectangle(on, a + 2.3, b, 1, 3.6, sage.middle, EDGE),
    rectangle(on, a - 0.3, b - 0.7, 2.8, 0.6, clay.middle, EDGE),
  ];
  const marks = [
    rectangle(front, 0, 0, width, 1.6, mustard.light),
    rectangle(end, 0, 0, depth, 1.6, mustard.light),
    ...door(front, 5.8, walnut.middle),
    ...shutters(front, 1.8, 3.2),
    ...shutters(front, 11, 3.2),
    ...shutters(end, 4.4, 3.2),
  ];
  return new Scene({ scale }).add(
    box([0, 0, 0], [width, depth, eaves], stucco, { marks }),
    tiledRoof(width, depth, eaves),
    castShadow(0, 0, width, depth, 4),
    placeOutdoors(potted(orange), 16.4, 7),
    person([7.4, 18.6, 0], { role: 'driver', pose: 'push', facing: 'back' }),
    placeOutdoors(sackTruck([largeCarton({ sticker: true }), mediumCarton()]), 6.5, 14.8, 2),
    placeOutdoors(crate(petrol), 11, 14),
  );
}

/** Draws a house in the Gulf with its wind tower, two palms, and the container that came by sea. */
export function emiratesScene(scale: number): Scene {
  const [width, depth, height, tower] = [11, 9, 9, 18];
  const [front, side] = [leftFace(0, depth, 0), leftFace(0.6, 5.6, 0)];
  const vents = (on: Plane, breadth: number): readonly Mark[] =>
    [0.7, 1.9, 3.1].filter((a) => a < breadth - 0.8).map((a) => rectangle(on, a, 12.4, 0.7, 4.2, walnut.dark, EDGE));
  const slits = [1.6, 7.4].map((a) => rectangle(front, a, 3, 1.6, 3, PANE, EDGE));
  return new Scene({ scale }).add(
    box([0, 0, 0], [width, depth, height], stock, { marks: [...slits, ...door(front, 3.6, walnut.middle)] }),
    box([0.6, 1.2, height], [4.4, 4.4, tower - height], stock, {
      marks: [...vents(side, 4.4), ...vents(rightFace(5, 5.6, 0), 4.4)],
    }),
    castShadow(0, 0, width, depth, 4),
    placeOutdoors(palm(15), 12.4, -3.4),
    placeOutdoors(palm(11), -3.4, 6.6),
    placeOutdoors(container(10, orange), 14.6, 1.4, 0, 4),
    carrier([11.6, 13.4, 0], { role: 'porter', facing: 'backLeft', load: mediumCarton({ sticker: true }) }),
    placeOutdoors(largeCarton(), 6.6, 12.6),
    placeOnTop(smallCarton(), 6.8, 12.8, 1.7),
  );
}
