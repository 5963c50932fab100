import type { Vec3 } from '../geometry/vector';
import { text } from '../lettering/text';
import { plane } from '../marks/plane';
import { INK, MATERIALS } from '../palette';
import { Scene } from '../render/scene';
import { box } from '../solids/box';
import { patch } from '../solids/figures';
import { castShadow } from '../solids/shadow';

/** London as tiles, each about where its borough lies: three letters, column from the west, row from the north. */
export const BOROUGH_TILES = [
  ['ENF', 4, 0],
  ['HRW', 2, 1],
  ['BRN', 3, 1],
  ['HGY', 4, 1],
  ['WTH', 5, 1],
  ['HDN', 0, 2],
  ['EAL', 1, 2],
  ['BRT', 2, 2],
  ['CMD', 3, 2],
  ['ISL', 4, 2],
  ['HCK', 5, 2],
  ['RDB', 6, 2],
  ['HVG', 7, 2],
  ['HNS', 0, 3],
  ['HMS', 1, 3],
  ['KNS', 2, 3],
  ['WST', 3, 3],
  ['CTY', 4, 3],
  ['TOW', 5, 3],
  ['NWM', 6, 3],
  ['BAR', 7, 3],
  ['RCH', 1, 4],
  ['WNS', 2, 4],
  ['LAM', 3, 4],
  ['SWR', 4, 4],
  ['LEW', 5, 4],
  ['GRN', 6, 4],
  ['BXL', 7, 4],
  ['KNG', 2, 5],
  ['MRT', 3, 5],
  ['CRD', 4, 5],
  ['BRM', 5, 5],
  ['STN', 3, 6],
] as const;

/** The one that is no borough. */
const CITY = 'CTY';

/** In feet: the way from tile to tile, the gap between two, and the river between the rows north and south of it. */
const STEP = 3.6;
const TILE = STEP - 0.28;
const RIVER = 1.5;
const ROWS_NORTH = 4;
const COLUMNS = 8;
const LETTERS = 1.05;

function tile([code, column, row]: (typeof BOROUGH_TILES)[number]) {
  const x = column * STEP;
  const y = row * STEP + (row >= ROWS_NORTH ? RIVER : 0);
  const height = code === CITY ? 1.15 : 0.7;
  // Lettering that lies on the tile and is read from the lower left.
  const top = plane([x + TILE / 2, y + TILE / 2 + 0.38, height], [1, 0, 0], [0, -1, 0], [0, 0, 1]);
  return [
    castShadow(x, y, TILE, TILE, height),
    box([x, y, 0], [TILE, TILE, height], code === CITY ? MATERIALS.orange : MATERIALS.mist, {
      marks: [text(top, 0, 0, code, LETTERS, INK, { anchor: 'middle' })],
    }),
  ];
}

/** The Thames: a band that winds a little, from beyond the first column to beyond the last. */
function thames() {
  const bends = 40;
  const bank = (offset: number) =>
    Array.from({ length: bends + 1 }, (_, index): Vec3 => {
      const x = -3.5 + ((COLUMNS * STEP + 8) * index) / bends;
      return [x, ROWS_NORTH * STEP + offset + Math.sin((index / bends) * 3 * Math.PI) * 0.32, 0];
    });
  return patch([...bank(0.12), ...bank(RIVER - 0.24).toReversed()], MATERIALS.river.middle, { layer: -6 });
}

/** The 32 boroughs, and the City in orange. @param scale pixels a foot */
export function boroughs(scale: number): Scene {
  return new Scene({ scale, outline: 1.1, crease: 0.7 }).add(thames(), BOROUGH_TILES.map(tile));
}
