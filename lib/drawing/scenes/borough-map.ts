import { convexHull, points, project, type Vec2, type Vec3 } from '../geometry/vector';
import { GROUND_SHADOW, INK, SCENERY, mist, orange } from '../palette';
import { SHADOW_REACH } from '../solids/shadow';

/** London as tiles, each about where its borough lies: code, column from the west, row from the north. */
const BOROUGH_TILES = [
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

/** The first row south of the Thames. */
const FIRST_ROW_SOUTH = 4;

/** Pixels per foot when the map is as wide as its viewBox. */
const SCALE = 15;
/**
 * In feet: the distance from tile to tile, the side of a tile, the width of the river between two rows, and the heights
 * of tiles.
 */
const STEP = 3.6;
const TILE = STEP - 0.28;
const RIVER = 1.5;
const LOW = 0.7;
const RAISED = 1.15;
const LETTERS = 1.2;
const COLUMNS = 8;
/** The margin around the map in pixels, for its lines. */
const MARGIN = 0.1;

const onSheet = (point: Vec3): Vec2 => {
  const [x, y] = project(point, SCALE);
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
};

const outline = (corners: readonly Vec3[]): string =>
  `M${corners.map((corner) => onSheet(corner).join(' ')).join('L')}z`;

/** Returns the path data of a tile's visible faces and shadow. Its corner furthest from the viewer is at the origin. */
function block(height: number) {
  const base: readonly Vec2[] = [[0, 0], [TILE, 0], [TILE, TILE], [0, TILE]]; // prettier-ignore
  const cast = base.map(([x, y]): Vec2 => [x + SHADOW_REACH[0] * height, y + SHADOW_REACH[1] * height]);
  return {
    shadow: outline(convexHull([...base, ...cast]).map(([x, y]) => [x, y, 0])),
    left: outline(points([0, TILE, height], [TILE, TILE, height], [TILE, TILE, 0], [0, TILE, 0])),
    right: outline(points([TILE, 0, height], [TILE, TILE, height], [TILE, TILE, 0], [TILE, 0, 0])),
    top: outline(base.map(([x, y]) => [x, y, height])),
    /**
     * An SVG transform of text about the middle of its line, so that it lies on the tile and reads from the lower left.
     */
    lettering: `matrix(0.866 0.5 -0.866 0.5 ${onSheet([TILE / 2, TILE / 2, height]).join(' ')})`,
  };
}

/** Returns the path of the Thames: a slightly winding band from before the first column to beyond the last. */
function thames(): string {
  const bends = 24;
  const bank = (offset: number) =>
    Array.from({ length: bends + 1 }, (_, index): Vec3 => {
      const x = -0.8 + ((COLUMNS * STEP + 1.4) * index) / bends;
      return [x, FIRST_ROW_SOUTH * STEP + offset + Math.sin((index / bends) * 3 * Math.PI) * 0.32, 0];
    });
  return outline([...bank(0.12), ...bank(RIVER - 0.24).toReversed()]);
}

const places = BOROUGH_TILES.map(([code, column, row]) => ({
  code: code as string,
  corner: [column * STEP, row * STEP + (row >= FIRST_ROW_SOUTH ? RIVER : 0), 0] as const satisfies Vec3,
}));

/** Returns the viewBox that holds all tiles and the western end of the river. */
function viewBox(): string {
  const corners = places.flatMap(({ corner: [x, y] }) => [
    onSheet([x, y, RAISED]),
    onSheet([x, y + TILE, 0]),
    onSheet([x + TILE, y, 0]),
    onSheet([x + TILE, y + TILE + SHADOW_REACH[1] * LOW, 0]),
  ]);
  const across = [...corners.map(([x]) => x), onSheet([-0.8, FIRST_ROW_SOUTH * STEP + RIVER, 0])[0]];
  const down = corners.map(([, y]) => y);
  const margin = MARGIN * SCALE;
  const [left, top] = [Math.min(...across) - margin, Math.min(...down) - margin];
  return [left, top, Math.max(...across) + margin - left, Math.max(...down) + margin - top].map(Math.round).join(' ');
}

/**
 * London as tiles in the projection of the drawings, for a page that puts a link on each. Path data and sizes are in
 * pixels of the viewBox. One tile at a time is raised.
 */
export const BOROUGH_MAP = {
  viewBox: viewBox(),
  river: thames(),
  low: block(LOW),
  raised: block(RAISED),
  letters: LETTERS * SCALE,
  colours: { line: INK, shadow: GROUND_SHADOW, river: SCENERY.river.middle, tile: mist, raised: orange },
  /** From the back to the front, because nearer tiles cover farther ones. */
  tiles: places
    .toSorted(({ corner: a }, { corner: b }) => a[0] + a[1] - b[0] - b[1])
    .map(({ code, corner }) => ({ code, at: onSheet(corner) })),
} as const;
