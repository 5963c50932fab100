import { VAN_INSIDE, type Container, type Packing, type Piece, type PlanRoom, type Vans } from './containers';
import { loadAll } from './load';

/** Cubic feet of a van per cubic foot of a list: the typical contents of every plan stay within it (assumption). */
const AIR = 1.25;

/** A van without a weight limit: a list that is too heavy takes two trips or a heavier van (pricing/fit.ts). */
const VAN: Container = { ...VAN_INSIDE, kilograms: Infinity };

/** A loaded van. `marked`: the feet of its floor from the cab that belong to the plan. */
type LoadedVan = Pick<Packing, 'placements' | 'outside'> & { readonly marked?: number };

/**
 * Loads vans from the cab. With a plan, the pieces it includes come first and mark the plan's length, at least the
 * length that its cubic feet usually need. The pieces beyond the plan stand behind.
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
/** Returns how far a plan's cubic feet usually reach into one of its vans, in feet from the cab. */
function usualReach({ cubicFeet }: PlanRoom, van: number): number {
  const feet = (cubicFeet * AIR) / (VAN.width * VAN.height);
  return Math.max(0, Math.min(VAN.depth, feet - VAN.depth * van));
}

/** Splits pieces into those within a plan and those beyond it. The first pieces of an item count as beyond. */
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
