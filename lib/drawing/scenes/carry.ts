import { circlePoints, points, type Vec3 } from '../geometry/vector';
import { lines, patch, type Solid } from '../solids/solid';
import { mediumCarton } from '../kit/cartons';
import { terrace } from '../kit/house/terrace';
import { carrier } from '../kit/person';
import { tree } from '../kit/plants';
import { cone, suspensionSign } from '../kit/roadworks';
import { car } from '../kit/vehicle/small-vehicles';
import { lutonDriving } from '../kit/vehicles';
import { clay, mist, orange, petrol, sage, slate, steel, white, type Material } from '../palette';
import { placePiece } from '../piece';
import { Scene } from '../render/scene';
import { shadowOf } from '../solids/shadow';
import { placeOutdoors } from './stage';

/** Edges of pavement, kerb and road, in feet along y. The houses stand before the pavement. */
export const ACROSS = { pavement: 13.6, kerb: 17.4, road: 18, end: 29.4 } as const;
const COLOUR = { pavement: '#E3EAEF', kerb: '#B7C6D0', road: '#CBD7DF' } as const;
/** Layers of the street, below everything else. PAINT is the layer of its markings. */
const SURFACE = -20;
export const PAINT = -19;

/** Draws pavement, kerb and road along x, from `left` to `right`. */
export function streetStrips(left: number, right: number): readonly Solid[] {
  const strip = (y0: number, y1: number, fill: string): Solid =>
    patch(points([left, y0, 0], [right, y0, 0], [right, y1, 0], [left, y1, 0]), fill, { layer: SURFACE });
  return [
    strip(ACROSS.pavement, ACROSS.kerb, COLOUR.pavement),
    strip(ACROSS.kerb, ACROSS.road, COLOUR.kerb),
    strip(ACROSS.road, ACROSS.end, COLOUR.road),
  ];
}

/**
 * Metres from the van to the door in the second drawing. An example, because nobody knows where a space will be free.
 */
export const CARRY_METRES = 25;
const FEET_PER_METRE = 3.281;

/** Start of the first house in feet along x. The door of the drawing belongs to this house. */
const HOME = -20;
const [LEFT, RIGHT] = [HOME - 9, HOME + 112];
const DOOR = HOME + 3.5;
const REAR = DOOR + CARRY_METRES * FEET_PER_METRE;
/** Positions along y of vehicles at the kerb and of people who walk. */
const [LANE, WALK] = [ACROSS.road + 0.6, 15.2];
/** The position of the line that measures the carry, on the road in front of the cars. */
const MEASURE = 27.6;
/** The start of the van in its two bays. Behind it is room for the tail-lift. */
const VAN = HOME + 11.6;
const BAY = { from: HOME, length: 33, width: 8.6 } as const;
/** The length of a parked car and the gap behind it. */
const CAR_EVERY = 16.2;
const COLOURS: readonly Material[] = [petrol, steel, sage, slate, clay];

const house = () =>
  placeOutdoors(terrace({ width: 13, depth: 12, floors: [9, 8], door: petrol.dark, seed: 7 }), HOME, 0, 0, 6);

const treeAt = (x: number): readonly Solid[] => [
  ...placePiece(tree(11), [x, 5, 0]),
  shadowOf(circlePoints(x + 2.2, 9.2, 3, 20), 1.5, { layer: -7 }),
];

const street = (): readonly (Solid | readonly Solid[])[] => [...streetStrips(LEFT, RIGHT), house(), treeAt(HOME + 38)];

const parked = (x: number, index: number) => placeOutdoors(car(COLOURS[index % COLOURS.length]), x, LANE + 0.8, 1, 2.4);

const van = (x: number) => placeOutdoors(lutonDriving(), x, LANE, 1, 4);
const box = () => mediumCarton({ sticker: true });
const carrying = (x: number, y = WALK) => carrier([x, y, 0], { role: 'mover', facing: 'right', load: box() });

/** Draws two painted bays with a line at each end. */
function bays(): readonly Solid[] {
  const { from, length, width } = BAY;
  const [y0, y1] = [ACROSS.road, ACROSS.road + width];
  const area = (x0: number, x1: number, a: number, b: number): readonly Vec3[] =>
    points([x0, a, 0], [x1, a, 0], [x1, b, 0], [x0, b, 0]);
  const line = (points: readonly Vec3[]) => patch(points, white.light, { layer: PAINT });
  return [
    patch(area(from, from + length, y0, y1), mist.dark, { layer: PAINT }),
    line(area(from, from + length, y1 - 0.35, y1)),
    ...[from, from + length / 2, from + length].map((x) => line(area(x, x + 0.35, y0, y1))),
  ];
}

/** Draws the van in two reserved bays before the door. */
export const reservedScene = (scale: number) =>
  new Scene({ scale }).add(
    street(),
    bays(),
    van(VAN),
    placeOutdoors(suspensionSign(), BAY.from + BAY.length + 0.4, 16),
    placeOutdoors(cone(), BAY.from + 1.4, LANE + 1),
    carrying(DOOR + 3.4, LANE + 3.5),
    [0, 1, 2].map((index) => parked(BAY.from + BAY.length + 4 + index * CAR_EVERY, index)),
  );

/** Draws the street without bays: cars at the kerb, the van at the next free space, and a line as long as the carry. */
export const carriedScene = (scale: number) =>
  new Scene({ scale }).add(
    street(),
    [0, 1, 2, 3, 4].map((index) => parked(HOME + 1.5 + index * CAR_EVERY, index)),
    van(REAR),
    carrying(HOME + 42),
    lines(
      [
        points([DOOR, MEASURE, 0.02], [REAR, MEASURE, 0.02]),
        ...[DOOR, REAR].map((x) => [[x, MEASURE - 1, 0.02] as const, [x, MEASURE + 1, 0.02] as const]),
      ],
      orange.dark,
      2.2,
      { layer: PAINT },
    ),
  );
