import { roundedRectangle } from '../geometry/polygon';
import { points } from '../geometry/vector';
import { sash } from '../kit/house/windows';
import { person } from '../kit/person';
import { pottedPlant } from '../kit/plants';
import { sofa } from '../kit/seating';
import { table } from '../kit/tables';
import { lamp } from '../kit/things';
import { WORDS } from '../lettering/words';
import { circle, leftFace, outline, polygon, polyline, rectangle, rightFace } from '../marks';
import { INK, ink, mist, mustard, orange, petrol, steel, walnut, white } from '../palette';
import { piece, type Piece } from '../piece';
import { Scene } from '../render/scene';
import { tube } from '../solids/figures';
import { roundedBox } from '../solids/prism';
import { cylinder } from '../solids/round';
import { FLOOR_SHADE, homeRoom, placeIndoors, placeOutdoors, pictureOnWall, rug } from './stage';

/** Draws a telephone larger than people, with the form and the price on its screen. */
export function priceTelephone(): Piece {
  const [width, depth, height] = [4.2, 0.5, 8.2];
  const screen = leftFace(0, depth, 0);
  const field = (a: number, b: number, length: number, fill: string = mist.middle) =>
    rectangle(screen, a, b, length, 0.5, fill);
  const marks = [
    polygon(screen, roundedRectangle(0.22, 0.3, width - 0.22, height - 0.3, 0.35), white.light),
    field(0.5, 6.7, 1.4, INK),
    field(0.5, 5.9, 3.2),
    field(0.5, 5.15, 3.2),
    ...[0.5, 1.33, 2.16, 3].map((a, i) => field(a, 4.3, 0.7, i === 1 ? INK : mist.middle)),
    rectangle(screen, 0.22, 0.95, width - 0.44, 2.9, orange.middle),
    outline(screen, 0.55, 2.2, WORDS.p259.d, 1.35, INK),
    rectangle(screen, 0.55, 1.3, 3.1, 0.58, INK),
  ];
  return piece([width, depth, height], [roundedBox([0, 0, 0], [width, depth, height], 0.5, 'y', ink, { marks })]);
}

export const priceStep = (scale: number) =>
  new Scene({ scale }).add(
    placeOutdoors(priceTelephone(), 0, 0, 0, 5),
    person([6.6, 0.5, 0], { role: 'owner', pose: 'point', facing: 'backLeft' }),
  );

/** Draws a calendar with one chosen day. Days before today are blank. */
export function calendar(chosen = 9): Piece {
  const [width, depth, height] = [6.6, 0.7, 6.5];
  const page = leftFace(0, depth, 0);
  const days = Array.from({ length: 24 }, (_, day) => {
    const [column, row] = [day % 6, 3 - Math.floor(day / 6)];
    const edge = day === chosen ? { stroke: INK, width: 1 } : {};
    const fill = day === chosen ? orange.middle : day < 1 ? white.light : mist.light;
    return rectangle(page, 0.35 + column, 0.35 + row * 1.18, 0.86, 1, fill, edge);
  });
  const marks = [rectangle(page, 0, 5.2, width, 1.3, INK), ...days];
  return piece(
    [width, depth, 7],
    [
      roundedBox([0, 0, 0], [width, depth, height], 0.3, 'y', white, { marks }),
      ...[1.4, 4.9].map((x) => tube(points([x, 0.35, 6.3], [x, 0.35, 7]), 0.22, steel)),
    ],
  );
}

export function clock(): Piece {
  const radius = 1.55;
  const face = leftFace(radius, 0.5, radius);
  const slice = points([0, 0], [-1.02, 0.59], [-0.83, 0.83], [-0.59, 1.02], [-0.3, 1.14], [0, 1.18]);
  const marks = [
    circle(face, 0, 0, 1.24, white.light, { stroke: INK, width: 0.9 }),
    polygon(face, slice, '#FFB27A'),
    polyline(face, points([0, 0.98], [0, 0], [-0.58, 0.33]), INK, 1.8),
  ];
  return piece(
    [2 * radius, 0.5, 2 * radius],
    [cylinder('y', [radius, 0, radius], radius, 0.5, orange, { segments: 30, marks })],
  );
}

export const dayStep = (scale: number) =>
  new Scene({ scale }).add(placeOutdoors(calendar(), 0, 0, 0, 4), placeOutdoors(clock(), 7, 1.6, 0, 2.2));

/** Draws the home in the evening, with everything in its place. */
export const homeStep = (scale: number) =>
  new Scene({ scale }).add(
    homeRoom({
      width: 9.5,
      depth: 8.5,
      height: 6.4,
      marksX: sash(rightFace(0, 8.5, 0), 2.6, 2.3, 3.4, 3.4),
      marksY: pictureOnWall(3.8, 0, 3),
    }),
    rug([3, 3.2, 0], 5.6, 4.2),
    placeIndoors(sofa(5.4, petrol, { seats: 2, cushion: mustard }), 2.9, 0.2),
    placeIndoors(lamp(), 1.2, 0.3),
    placeIndoors(pottedPlant({ height: 3.6 }), 0.3, 6.6),
    placeIndoors(table(2.6, 1.6, walnut, 1.3), 4.4, 4.9),
    person([1.6, 4, 0], { role: 'neighbour', facing: 'right' }, { indoors: true, shadowFill: FLOOR_SHADE.boards }),
  );
