import { bentBoxes, type Box, type Thing, type ThingPart } from './thing';

/** Centimetres for hands and wrapping. With less to spare we do not promise that an item passes (assumption). */
export const SAFETY = 3;

/** The ways of passing, from the easiest to none. */
export const WAYS = ['as_it_stands', 'turned', 'bent', 'apart', 'hoist'] as const;
export type Way = (typeof WAYS)[number];

export type Passing = {
  readonly gate: Gate;
  readonly way: Way;
  readonly held: Placement;
  /** Centimetres to spare at the tightest point. SAFETY or more is safe. */
  readonly room: number;
  /** The tightest part of an item that comes apart. */
  readonly part: string | null;
};

/** The route from the kerb to the room. With a lift and stairs the easier of the two is taken. */
export type Route = {
  readonly doors: readonly Gate[];
  readonly lift: Gate | null;
  readonly stairs: readonly Gate[];
};

export type Verdict = {
  readonly thing: Thing;
  readonly way: Way;
  readonly passings: readonly Passing[];
  /** The tightest of the deciding gates. */
  readonly tightest: Passing;
  /** Null where there is nothing to climb. */
  readonly by: 'lift' | 'stairs' | null;
};

type Held = { readonly held: Placement; readonly room: number };

const rank = ({ way }: { readonly way: Way }): number => WAYS.indexOf(way);
const leastRoom = (passings: readonly Passing[]): Passing =>
  passings.reduce((least, each) => (each.room < least.room ? each : least));

/** Compares the easier way first. Where neither passes, the one that is short of less. */
const byEase = (a: Passing, b: Passing): number => rank(a) - rank(b) || (a.way === 'hoist' ? b.room - a.room : 0);

export function worstOf(passings: readonly Passing[]): Passing {
  const worst = Math.max(...passings.map(rank));
  return leastRoom(passings.filter((each) => rank(each) === worst));
}

/** Returns how an item passes one gate: as it stands if possible, otherwise in the easiest other way. */
export function passGate(thing: Thing, gate: Gate): Passing {
  const { box, keepsUpright } = thing;
  const all = heldAll(box, gate, keepsUpright);
  const standing = bestOf(all.filter(({ held }) => held.posture === 'as_it_stands'));
  const turned = bestOf(all);
  const bent = thing.bends && BENDS_AT.includes(gate.kind) ? bestOf(heldBent(box, gate)) : null;
  const parts = (thing.apart?.parts ?? []).map((part) => ({ gate, part: part.name, ...bestOfPart(part, gate) }));
  const whole = { gate, part: null };
  if (standing.room >= SAFETY) return { ...whole, way: 'as_it_stands', ...standing };
  if (turned.room >= SAFETY) return { ...whole, way: 'turned', ...turned };
  if (bent && bent.room >= SAFETY) return { ...whole, way: 'bent', ...bent };
  const inParts = parts.length > 0 ? bestOf(parts, 'least') : null;
  if (inParts && inParts.room >= SAFETY) return { ...inParts, way: 'apart' };
  return { ...bestOf([{ ...whole, ...turned }, ...(inParts ? [inParts] : [])]), way: 'hoist' };
}

export function verdictOf(thing: Thing, { doors, lift, stairs }: Route): Verdict {
  const at = (gates: readonly Gate[]) => gates.map((gate) => passGate(thing, gate));
  const climbs = [
    ...(lift ? [{ by: 'lift' as const, passings: at([lift]) }] : []),
    ...(stairs.length > 0 ? [{ by: 'stairs' as const, passings: at(stairs) }] : []),
  ];
  const climb = climbs.toSorted((a, b) => byEase(worstOf(a.passings), worstOf(b.passings)))[0];
  const passings = inOrder([...at(doors), ...(climb?.passings ?? [])]);
  const worst = worstOf(passings);
  const tightest = worst.way === 'hoist' ? worst : leastRoom(passings);
  return { thing, way: worst.way, passings, tightest, by: climb?.by ?? null };
}

const ORDER: readonly Gate['kind'][] = ['front_door', 'hall', 'flight', 'landing', 'lift', 'room_door'];
const inOrder = (passings: readonly Passing[]): readonly Passing[] =>
  passings.toSorted((a, b) => ORDER.indexOf(a.gate.kind) - ORDER.indexOf(b.gate.kind));

const heldAll = (box: Box, gate: Gate, keepsUpright = false): readonly Held[] =>
  placementsOf(box, keepsUpright).map((held) => ({ held, room: roomAt(gate, held, keepsUpright) }));

const heldBent = (box: Box, gate: Gate): readonly Held[] => bentBoxes(box).flatMap((bent) => heldAll(bent, gate));

function bestOf<T extends Held>(all: readonly T[], which: 'most' | 'least' = 'most'): T {
  return all.reduce((best, each) => ((which === 'most' ? each.room > best.room : each.room < best.room) ? each : best));
}

const bestOfPart = ({ box, bends }: ThingPart, gate: Gate): Held =>
  bestOf([...heldAll(box, gate), ...(bends && BENDS_AT.includes(gate.kind) ? heldBent(box, gate) : [])]);

/** The openings and turns on an item's way, in centimetres, in the order in which it meets them. */
export type Gate =
  | { readonly kind: 'front_door' | 'room_door'; readonly width: number; readonly height: number }
  | ({ readonly kind: 'hall' | 'landing'; readonly ceiling: number } & Corner)
  | { readonly kind: 'flight'; readonly width: number; readonly headroom: number }
  | ({ readonly kind: 'lift'; readonly door: number } & LiftCar);
type LiftCar = { readonly width: number; readonly depth: number; readonly height: number };
export type GateKind = Gate['kind'];

/** The steepest permitted private stair (Approved Document K, by source `stairs` of typical.ts). */
const STEEPEST = (42 * Math.PI) / 180;

/** Gates where a mattress may be bent. */
export const BENDS_AT: readonly GateKind[] = ['hall', 'flight', 'landing', 'lift'];

/** Returns the centimetres to spare at a gate's tightest point. Below zero the item does not pass. */
export function roomAt(gate: Gate, held: Placement, keepsUpright = false): number {
  const { along, across, up } = held;
  switch (gate.kind) {
    case 'front_door':
    case 'room_door':
      return Math.min(gate.width - across, gate.height - up);
    case 'hall':
    case 'landing':
      return Math.min(roundCorner(gate, along, across).room, gate.ceiling - swungUp(held, keepsUpright));
    case 'flight':
      // Carried along the slope: the headroom is measured upright, the item at a right angle to the steps.
      return Math.min(gate.width - across, gate.headroom * Math.cos(STEEPEST) - up);
    case 'lift':
      return Math.min(gate.door - across, gate.width - across, gate.depth - along, gate.height - up);
  }
}

/** Returns the height of an item while it is tipped over its shorter edge. An item that stays upright is not tipped. */
const swungUp = ({ along, across, up }: Placement, keepsUpright: boolean): number =>
  keepsUpright ? up : Math.hypot(up, Math.min(along, across));

/** A corridor and a second one at a right angle to it, by their widths. */
export type Corner = { readonly before: number; readonly after: number };

type Rounding = {
  /** Centimetres between the rectangle and the inner corner at the tightest point. Below zero it does not pass. */
  readonly room: number;
  /** The angle in radians between its long side and the second corridor at that point. */
  readonly angle: number;
  /** The corridor in which it is carried lengthways when it is not turned. Null when it is turned. */
  readonly slides: 'before' | 'after' | null;
};

const STEPS = 90;
const REFINEMENTS = 40;

/**
 * Moves a rectangle round a right angle, either without turning it or kept against both outer walls while it turns (the
 * moving-sofa problem for a rectangle): at the angle t the distance of its inner side from the inner corner is
 * before·sin t + after·cos t − length·sin t·cos t − width, and the minimum decides.
 */
export function roundCorner({ before, after }: Corner, one: number, other: number): Rounding {
  const length = Math.max(one, other);
  const width = Math.min(one, other);
  const roomAt = (t: number) => before * Math.sin(t) + after * Math.cos(t) - length * Math.sin(t) * Math.cos(t) - width;
  const angle = leastOf(roomAt);
  const ways: readonly Rounding[] = [
    { room: roomAt(angle), angle, slides: null },
    { room: Math.min(before - width, after - length), angle: Math.PI / 2, slides: 'before' },
    { room: Math.min(before - length, after - width), angle: 0, slides: 'after' },
  ];
  return ways.reduce((best, way) => (way.room > best.room ? way : best));
}

/** Returns the angle within a right angle at which a function is least: the best of many steps, refined by halving. */
function leastOf(value: (t: number) => number): number {
  const step = Math.PI / 2 / STEPS;
  let best = 0;
  for (let index = 1; index <= STEPS; index += 1) if (value(index * step) < value(best)) best = index * step;
  let reach = step / 2;
  for (let turn = 0; turn < REFINEMENTS; turn += 1) {
    for (const t of [best - reach, best + reach]) if (t >= 0 && t <= Math.PI / 2 && value(t) < value(best)) best = t;
    reach /= 2;
  }
  return best;
}

export type Posture = 'as_it_stands' | 'on_side' | 'on_back' | 'on_end';

/** A box as it is carried: along the way, across it, and up. */
export type Placement = {
  readonly posture: Posture;
  readonly along: number;
  readonly across: number;
  readonly up: number;
};

/** Returns every way to hold a box level, the easier first. An item that stays upright is only turned round. */
export function placementsOf({ width, depth, height }: Box, keepsUpright = false): readonly Placement[] {
  const longest = Math.max(width, depth, height);
  const tipped = (up: number, otherwise: Posture): Posture => (up === longest ? 'on_end' : otherwise);
  const both = (posture: Posture, up: number, one: number, other: number): readonly Placement[] => [
    { posture, up, along: Math.max(one, other), across: Math.min(one, other) },
    { posture, up, along: Math.min(one, other), across: Math.max(one, other) },
  ];
  const standing = both('as_it_stands', height, width, depth);
  if (keepsUpright) return standing;
  return [
    ...standing,
    ...both(tipped(depth, 'on_back'), depth, width, height),
    ...both(tipped(width, 'on_side'), width, depth, height),
  ];
}
