import { VAN_INSIDE } from './containers';
import { loadAll } from './load';
import type { Container, Packing, Piece } from './types';
import type { PlanRoom, Vans } from './hold';

/**
 * Cubic feet of a van that a cubic foot of a list takes, with the air over and between the things: the typical contents of
 * every plan lie within so much (assumption).
 */
const AIR = 1.25;

/**
 * Drawn as full as the volume allows: a list that is too heavy travels in two runs or a heavier van (pricing/fit.ts),
 * and the gauge of its weight says so.
 */
const VAN: Container = { ...VAN_INSIDE, kilograms: Infinity };

/** What is in a van, what is in none so far, and how many feet of its floor, from the cab, are the plan's. */
type LoadedVan = Pick<Packing, 'placements' | 'outside'> & { readonly marked?: number };

/**
 * Loads vans from the cab. Of a plan, what it holds comes first and the plan reaches as far as that, at least as far as
 * its cubic feet usually do; what is more than the plan stands behind it.
 */
export function loadVans(pieces: readonly Piece[], { count, room }: Vans): readonly LoadedVan[] {
  const whole = Array<number>(count).fill(VAN.depth);
  if (!room) return filled(pieces, whole);
  const [within, beyond] = split(pieces, room.beyond);
  const usual = whole.map((_, van) => usualReach(room, van));
  const snug = filled(within, usual);
  const inPlan = snug.at(-1)?.outside.length === 0 ? snug : filled(within, whole);
  const marks = inPlan.map(({ placements }, van) =>
    Math.max(usual[van] ?? 0, ...placements.map(({ y, depth }) => y + depth)),
  );
  const behind = filled(
    [...(inPlan.at(-1)?.outside ?? []), ...beyond],
    marks.map((marked) => VAN.depth - marked),
  );
  return inPlan.map(({ placements }, van) => {
    const marked = marks[van] ?? 0;
    const more = behind[van]?.placements ?? [];
    return {
      placements: [...placements, ...more.map((one) => ({ ...one, y: one.y + marked }))],
      outside: behind[van]?.outside ?? [],
      marked,
    };
  });
}

const filled = (pieces: readonly Piece[], depths: readonly number[]) =>
  loadAll(
    pieces,
    depths.map((depth) => ({ ...VAN, depth })),
  );
/** How far the cubic feet of a plan usually reach into one of its vans, in feet from the cab. */
function usualReach({ cubicFeet }: PlanRoom, van: number): number {
  const feet = (cubicFeet * AIR) / (VAN.width * VAN.height);
  return Math.max(0, Math.min(VAN.depth, feet - VAN.depth * van));
}

/** What a plan holds, and what is more; of an item that it holds in part, its first pieces are. */
function split(pieces: readonly Piece[], beyond: PlanRoom['beyond']): readonly [Piece[], Piece[]] {
  const left: Record<string, number> = { ...beyond };
  const parts: [Piece[], Piece[]] = [[], []];
  for (const piece of pieces) {
    const more = left[piece.itemId] ?? 0;
    left[piece.itemId] = more - 1;
    parts[more > 0 ? 1 : 0].push(piece);
  }
  return parts;
}
