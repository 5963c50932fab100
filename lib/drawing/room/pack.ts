import type { Bounds, Vec2, Vec3 } from '../geometry/vector';
import { placePiece, turnedPlan, type Piece } from '../piece';
import type { QuarterTurns } from '../solids/placement';
import type { Solid } from '../solids/solid';

/** The cells of the floor that an item covers. */
type Footprint = { readonly i: number; readonly j: number; readonly across: number; readonly along: number };

/** The difference in feet up to which the tops of stacks still carry a box level. */
const LEVEL = 0.02;

/** The fill height of a room's floor, cell by cell, and whether each cell can carry more. */
class HeightMap {
  private readonly heights: Float64Array;
  private readonly closed: Uint8Array;

  constructor(
    readonly across: number,
    readonly along: number,
  ) {
    this.heights = new Float64Array(across * along);
    this.closed = new Uint8Array(across * along);
  }

  /**
   * Returns the height at which an item would stand level and allowed. Undefined where it would tip or crush. A plain
   * loop, because packing calls this more often than anything else.
   */
  levelUnder({ i, j, across, along }: Footprint): number | undefined {
    const height = this.heights[i * this.along + j] ?? 0;
    for (let row = i; row < i + across; row += 1) {
      const first = row * this.along + j;
      for (let cell = first; cell < first + along; cell += 1) {
        const step = (this.heights[cell] ?? 0) - height;
        if (step > LEVEL || step < -LEVEL || this.closed[cell] === 1) return undefined;
      }
    }
    return height;
  }

  fill({ i, j, across, along }: Footprint, height: number, carries: boolean): void {
    for (let row = i; row < i + across; row += 1) {
      const first = row * this.along + j;
      this.heights.fill(height, first, first + along);
      this.closed.fill(carries ? 0 : 1, first, first + along);
    }
  }
}

/** An item of an inventory and how it may stand. */
export type Load = {
  /** The name of the item in the text alternative. */
  readonly name: string;
  readonly piece: Piece;
  /** Whether it may stand on others that carry. Otherwise it stands only on the floor. */
  readonly stacks?: boolean | undefined;
  /** Whether others may stand on it. By default, items that stack also carry. */
  readonly carries?: boolean | undefined;
  /** The allowed turns. By default, along either wall. */
  readonly turns?: readonly QuarterTurns[] | undefined;
  /** A fixed place in feet from the far corner, where a mover would put it. By default, packing finds a place. */
  readonly at?: Vec2 | undefined;
};

/** The space to fill, from its far corner: width along x, depth along y, height, in feet. */
export type Hold = { readonly at?: Vec3 | undefined; readonly size: Vec3 };

export type PackingRules = {
  /** The height limit of stacks, in feet. */
  readonly tallest: number;
  /** How much lower stacks must be for each foot from the far walls, so that everything is visible. */
  readonly slope: number;
};

export type PlacedLoad = Bounds & { readonly load: Load; readonly turns: QuarterTurns };
export type Packing = { readonly placed: readonly PlacedLoad[]; readonly left: readonly Load[] };

/** The size of a cell of the placing grid, in feet. */
const CELL = 0.25;
/** The gap around every item, in feet. */
const GAP = 0.04;
/** The height in feet up to which items may stand anywhere, because they hide nothing. */
const ALWAYS_IN_SIGHT = 1.8;

/**
 * Packs items into a space one after the other: those with a fixed place there, the others where they stand level, low,
 * and far from the open sides. Items that do not fit are returned in `left`.
 */
export function packRoom(loads: readonly Load[], { at = [0, 0, 0], size }: Hold, rules: PackingRules): Packing {
  const map = new HeightMap(Math.floor(size[0] / CELL), Math.floor(size[1] / CELL));
  const placed: PlacedLoad[] = [];
  const left: Load[] = [];
  for (const load of loads) {
    const spot = bestSpot(load, map, size[2], rules);
    if (!spot) {
      left.push(load);
      continue;
    }
    const { footprint, ground, turns } = spot;
    const [width, depth] = turnedPlan(load.piece, turns);
    const height = load.piece.size[2];
    map.fill(footprint, ground + height, load.carries ?? load.stacks ?? false);
    const lo: Vec3 = [at[0] + footprint.i * CELL, at[1] + footprint.j * CELL, at[2] + ground];
    placed.push({ load, turns, lo, hi: [lo[0] + width, lo[1] + depth, lo[2] + height] });
  }
  return { placed, left };
}

export const solidsOf = ({ placed }: Packing): readonly Solid[] =>
  placed.flatMap(({ load, lo, turns }) => placePiece(load.piece, lo, turns));

type Spot = {
  readonly footprint: Footprint;
  readonly ground: number;
  readonly turns: QuarterTurns;
  readonly cost: number;
};

function bestSpot(load: Load, map: HeightMap, headroom: number, rules: PackingRules): Spot | undefined {
  let best: Spot | undefined;
  for (const turns of load.turns ?? [0, 1]) {
    const [across = 0, along = 0] = turnedPlan(load.piece, turns).map((feet) => Math.ceil((feet + GAP) / CELL));
    for (const [i, j] of corners(load.at, map, across, along)) {
      const footprint = { i, j, across, along };
      const ground = map.levelUnder(footprint);
      if (ground === undefined || !isAllowed(load, footprint, ground, headroom, rules)) continue;
      const cost = costOf(load, footprint, ground);
      if (!best || cost < best.cost - 1e-6) best = { footprint, ground, turns, cost };
    }
  }
  return best;
}

/** Yields the cells that can be the far corner of an item with this plan. */
function* corners(at: Vec2 | undefined, map: HeightMap, across: number, along: number): Generator<Vec2> {
  const [lastI, lastJ] = [map.across - across, map.along - along];
  if (at) {
    const [i, j] = [Math.round(at[0] / CELL), Math.round(at[1] / CELL)];
    if (i <= lastI && j <= lastJ) yield [i, j];
    return;
  }
  for (let i = 0; i <= lastI; i += 1) for (let j = 0; j <= lastJ; j += 1) yield [i, j];
}

/** Returns the feet from the nearer of the two far walls. */
const awayFromWalls = ({ i, j }: Footprint): number => Math.min(i, j) * CELL;

function isAllowed(
  { piece, stacks = false, at }: Load,
  footprint: Footprint,
  ground: number,
  headroom: number,
  { tallest, slope }: PackingRules,
): boolean {
  const top = ground + piece.size[2];
  if (top > headroom || (ground > 0 && !stacks)) return false;
  if (at || !stacks) return true;
  const inSight = Math.max(ALWAYS_IN_SIGHT, tallest - awayFromWalls(footprint) * slope);
  return top <= Math.min(tallest, inSight);
}

/**
 * Returns the cost of a place. Far and low places are cheap: tall items keep to the walls, and stacks grow once the
 * floor there is full.
 */
function costOf({ piece, stacks = false }: Load, footprint: Footprint, ground: number): number {
  const distance = (footprint.i + footprint.j) * CELL;
  return distance * 0.5 + piece.size[2] * awayFromWalls(footprint) * 0.55 + (stacks ? ground * 0.55 : 0);
}

/** Number words for counting by name ("wardrobe", "pair of skis"). Each name stands for one item. */
const NUMBER_WORDS = ['no', 'a', 'two', 'three', 'four'];
const VOWEL = /^[aeiou]/;
const HISSING = /(s|x|ch|sh)$/;

/** Returns a count with its name: "12 boxes", "a wardrobe", "an armchair". */
function counted(name: string, count: number): string {
  if (count === 1) return `${VOWEL.test(name) ? 'an' : 'a'} ${name}`;
  const [head = '', ...rest] = name.split(/(?= of )/);
  const plural = `${head}${HISSING.test(head) ? 'es' : 's'}${rest.join('')}`;
  return `${NUMBER_WORDS[count] ?? String(count)} ${plural}`;
}

/** Lists the items of a drawing in words, the most numerous first: "12 boxes, a wardrobe and a rug". */
export function contentsInWords(placed: readonly PlacedLoad[]): string {
  const counts = new Map<string, number>();
  for (const { load } of placed) counts.set(load.name, (counts.get(load.name) ?? 0) + 1);
  const phrases = [...counts].sort(([, one], [, other]) => other - one).map(([name, count]) => counted(name, count));
  const last = phrases.at(-1) ?? '';
  return phrases.length < 2 ? last : `${phrases.slice(0, -1).join(', ')} and ${last}`;
}
