import { BENDS_AT, roomAt, type Gate } from './gates';
import { placementsOf, type Placement } from './placement';
import { bentBoxes, type Box, type Thing, type ThingPart } from './thing';

/**
 * Centimetres for hands and wrapping. With less to spare we do not promise that an item passes (assumption; the blog's
 * articles say so too).
 */
export const SAFETY = 3;

/** The ways of passing, from the easiest to none. */
export const WAYS = ['as_it_stands', 'turned', 'bent', 'apart', 'hoist'] as const;
export type Way = (typeof WAYS)[number];

/** How an item passes one gate, or by how much it does not. */
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

/** Returns the worst of an item's passings. */
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

/** Returns the verdict on an item along its route. */
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
