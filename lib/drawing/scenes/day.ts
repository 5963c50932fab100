import { circlePoints, points, type Vec3 } from '../geometry/vector';
import { rollerDoor } from '../kit/containers';
import { terrace } from '../kit/house/terrace';
import { tree } from '../kit/plants';
import { lampPost } from '../kit/street';
import { lutonDriving } from '../kit/vehicles';
import { SCENERY, cut, floor, orange, petrol, white } from '../palette';
import { placePiece } from '../piece';
import { Scene } from '../render/scene';
import { box, lines, type Solid } from '../solids/solid';
import { castShadow, shadowOf } from '../solids/shadow';
import { DAY_CORNERS, DAY_SCALE, DAY_STOPS, type DayPlaces } from './day-route';
import { placeOutdoors } from './stage';
import { PAINT, streetStrips } from './carry';

/** Starts of the homes in feet along x. */
const [FIRST, SECOND] = DAY_CORNERS.home;
const [LEFT, RIGHT] = [-19, 70];
/** The van's corner of least y, and the line of its route. */
const [LANE, LINE] = [20, 23.5];

const home = (x: number, second: boolean): readonly Solid[] =>
  placeOutdoors(
    second
      ? terrace({
          width: 13,
          depth: 12,
          floors: [9, 8],
          door: orange.dark,
          brick: SCENERY.brick,
          rendered: false,
          seed: 11,
        })
      : terrace({ width: 13, depth: 12, floors: [9, 8], door: petrol.dark, seed: 7 }),
    x,
    0,
    0,
    6,
  );

/** Draws our store: three shut units under one roof. */
function store(x: number): readonly Solid[] {
  const [width, depth, height, door] = [21, 11, 10, 5.6];
  return [
    box([x, 0, 0], [width, depth, height], white, { top: cut }),
    box([x - 0.3, -0.3, height], [width + 0.6, depth + 0.6, 0.7], floor, { top: cut }),
    ...[0, 1, 2].flatMap((i) => placePiece(rollerDoor(door, 7.6, orange), [x + 1.2 + i * (door + 0.9), depth, 0])),
    castShadow(x, 0, width, depth, 6),
  ];
}

function treeAt(x: number, y: number): readonly Solid[] {
  return [...placePiece(tree(11), [x, y, 0]), shadowOf(circlePoints(x + 2.2, y + 4.2, 3, 20), 1.5, { layer: -7 })];
}

const way: readonly (readonly Vec3[])[] = [
  points([LEFT + 1, LINE, 0.02], [SECOND + 18, LINE, 0.02]),
  points([FIRST + 3.5, 14.4, 0.02], [FIRST + 3.5, LINE, 0.02]),
  points([SECOND + 3.5, 14.4, 0.02], [SECOND + 3.5, LINE, 0.02]),
];

/** Draws the street between two places with the line of the van's route. */
export const dayStreet = ([first, second]: DayPlaces): Scene =>
  new Scene({ scale: DAY_SCALE }).add(
    streetStrips(LEFT, RIGHT),
    first === 'home' ? home(FIRST, false) : store(DAY_CORNERS.store[0]),
    second === 'home' ? home(SECOND, true) : store(DAY_CORNERS.store[1]),
    treeAt(27, 6),
    placeOutdoors(lampPost(), 37, 14.6),
    lines(way, orange.dark, 2.2, { dash: '7 6', layer: PAINT }),
  );

/** Draws the van at its first position. */
export const dayVan = (): Scene =>
  new Scene({ scale: DAY_SCALE }).add(placeOutdoors(lutonDriving(), DAY_STOPS.coming, LANE, 1, 4));
