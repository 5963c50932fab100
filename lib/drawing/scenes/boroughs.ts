import type { Vec3 } from '../geometry/vector';
import { text } from '../lettering/text';
import { plane } from '../marks/plane';
import { INK, mist, orange } from '../palette';
import { SCENERY } from '../scenery';
import { Scene } from '../render/scene';
import { box } from '../solids/box';
import { patch } from '../solids/figures';
import { castShadow } from '../solids/shadow';
import { BOROUGH_TILES, FIRST_ROW_SOUTH } from './borough-tiles';

/** The one that is no borough. */
const CITY = 'CTY';

/** In feet: the way from tile to tile, the gap between two, and the river between the rows north and south of it. */
const STEP = 3.6;
const TILE = STEP - 0.28;
const RIVER = 1.5;
const COLUMNS = 8;
const LETTERS = 1.05;

function tile([code, column, row]: (typeof BOROUGH_TILES)[number]) {
  const x = column * STEP;
  const y = row * STEP + (row >= FIRST_ROW_SOUTH ? RIVER : 0);
  const height = code === CITY ? 1.15 : 0.7;
  // Lettering that lies on the tile and is read from the lower left.
  const top = plane([x + TILE / 2, y + TILE / 2 + 0.38, height], [1, 0, 0], [0, -1, 0], [0, 0, 1]);
  return [
    castShadow(x, y, TILE, TILE, height),
    box([x, y, 0], [TILE, TILE, height], code === CITY ? orange : mist, {
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
      return [x, FIRST_ROW_SOUTH * STEP + offset + Math.sin((index / bends) * 3 * Math.PI) * 0.32, 0];
    });
  return patch([...bank(0.12), ...bank(RIVER - 0.24).toReversed()], SCENERY.river.middle, { layer: -6 });
}

/** The 32 boroughs, and the City in orange. @param scale pixels a foot */
export function boroughs(scale: number): Scene {
  return new Scene({ scale, outline: 1.1, crease: 0.7 }).add(thames(), BOROUGH_TILES.map(tile));
}
