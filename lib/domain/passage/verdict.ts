import { BENDS_AT, roomAt, type Gate } from './gates';
import { placementsOf, type Placement } from './placement';
import { bentBoxes, type Box, type Thing, type ThingPart } from './thing';

/** For hands and wrapping: what goes through with less is not promised (assumption; the blog's articles say it too). */
export const SAFETY = 3;

/** From the easiest to none. */
export const WAYS = ['as_it_stands', 'turned', 'bent', 'apart', 'hoist'] as const;
export type Way = (typeof WAYS)[number];

/** How a thing gets through one gate, or by how much it does not. */
export type Passing = {
  readonly gate: Gate;
  readonly way: Way;
  readonly held: Placement;
  /** To spare at the tightest place, in centimetres; what is safe has SAFETY or more. */
  readonly room: number;
  /** The part that is the tightest, where it comes apart. */
  readonly part: string | null;
};

/** From the kerb to the room. With a lift and stairs the easier of the two is taken. */
export type Route = {
  readonly doors: readonly Gate[];
  readonly lift: Gate | null;
  readonly stairs: readonly Gate[];
};

export type Verdict = {
  readonly thing: Thing;
  readonly way: Way;
  readonly passings: readonly Passing[];
  /** Where it is the tightest, of those that decide. */
  readonly tightest: Passing;
  /** null where there is nothing to climb. */
  readonly by: 'lift' | 'stairs' | null;
};

type Held = { readonly held: Placement; readonly room: number };

const rank = ({ way }: { readonly way: Way }): number => WAYS.indexOf(way);
const leastRoom = (passings: readonly Passing[]): Passing =>
  passings.reduce((least, each) => (each.room < least.room ? each : least));

/** The easier way first; where neither goes, the one that is short of less. */
const byEase = (a: Passing, b: Passing): number => rank(a) - rank(b) || (a.way === 'hoist' ? b.room - a.room : 0);

/** The worst of what a thing meets. */
export function worstOf(passings: readonly Passing[]): Passing {
  const worst = Math.max(...passings.map(rank));
  return leastRoom(passings.filter((each) => rank(each) === worst));
}

/** How a thing gets through one gate: as it stands where that is enough, else the best that can be done with it. */
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

/** What becomes of a thing on its way. */
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
