import type { Bounds } from '../geometry/bounds';
import type { Vec2, Vec3 } from '../geometry/vector';
import { put, turnedPlan, type Piece } from '../piece';
import type { QuarterTurns } from '../solids/placement';
import type { Solid } from '../solids/solid';

/** Cells of the floor that a thing covers. */
type Footprint = { readonly i: number; readonly j: number; readonly across: number; readonly along: number };

/** Tops of one stack may differ by this much, in feet, and still carry a box level. */
const LEVEL = 0.02;

/** How high the floor of a room is filled, cell by cell, and whether something may be put on top there. */
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
   * The height on which a thing would stand level and allowed; undefined where it would tip or crush. Packing asks this
   * more often than anything else, hence the bare loop.
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

/** A thing of an inventory and how it may stand. */
export type Load = {
  /** What it is called in the text alternative. */
  readonly name: string;
  readonly piece: Piece;
  /** It may stand on others that carry; otherwise on the floor only. */
  readonly stacks?: boolean | undefined;
  /** Others may stand on it; unless given, what stacks also carries. */
  readonly carries?: boolean | undefined;
  /** Ways it may be turned; unless given, along either wall. */
  readonly turns?: readonly QuarterTurns[] | undefined;
  /** Where a mover would stand it, in feet from the far corner; unless given, it finds its own place. */
  readonly at?: Vec2 | undefined;
};

/** The space to fill: width along x, depth along y, height, in feet, from its far corner. */
export type Hold = { readonly at?: Vec3 | undefined; readonly size: Vec3 };

export type PackingRules = {
  /** No stack is higher, in feet. */
  readonly tallest: number;
  /** How much lower stacks must be for each foot away from the far walls, so that everything can be seen. */
  readonly slope: number;
};

export type PlacedLoad = Bounds & { readonly load: Load; readonly turns: QuarterTurns };
export type Packing = { readonly placed: readonly PlacedLoad[]; readonly left: readonly Load[] };

/** The grid on which things stand, in feet. */
const CELL = 0.25;
/** Air around everything, in feet. */
const GAP = 0.04;
/** Low things may stand anywhere, in feet. */
const ALWAYS_IN_SIGHT = 1.8;

/**
 * Puts things into a space one after the other: those with a place of their own there, the rest where they stand level,
 * far from the open sides and low. What does not fit is left, never squeezed in.
 */
export function packed(loads: readonly Load[], { at = [0, 0, 0], size }: Hold, rules: PackingRules): Packing {
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
  placed.flatMap(({ load, lo, turns }) => put(load.piece, lo, turns));

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

/** Cells that can be the far corner of a thing of this plan. */
function* corners(at: Vec2 | undefined, map: HeightMap, across: number, along: number): Generator<Vec2> {
  const [lastI, lastJ] = [map.across - across, map.along - along];
  if (at) {
    const [i, j] = [Math.round(at[0] / CELL), Math.round(at[1] / CELL)];
    if (i <= lastI && j <= lastJ) yield [i, j];
    return;
  }
  for (let i = 0; i <= lastI; i += 1) for (let j = 0; j <= lastJ; j += 1) yield [i, j];
}

/** Feet from the nearer of the two far walls. */
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

/** Far and low is cheap: tall things keep to the walls, stacks grow once the floor beside the walls is full. */
function costOf({ piece, stacks = false }: Load, footprint: Footprint, ground: number): number {
  const distance = (footprint.i + footprint.j) * CELL;
  return distance * 0.5 + piece.size[2] * awayFromWalls(footprint) * 0.55 + (stacks ? ground * 0.55 : 0);
}
