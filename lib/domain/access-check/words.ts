import type { Box } from './thing';
import { SAFETY, type Gate, type GateKind, type Passing, type Posture, type Verdict } from './verdict';

export const GATE_NAMES: Readonly<Record<GateKind, string>> = {
  front_door: 'front door',
  hall: 'turn in the hall',
  flight: 'flight of stairs',
  landing: 'turn on the stairs',
  lift: 'lift',
  room_door: 'room door',
};

const POSTURE_NAMES: Readonly<Record<Posture, string>> = {
  as_it_stands: 'as it stands',
  on_side: 'on its side',
  on_back: 'on its back',
  on_end: 'on its end',
};

/** Centimetres gained by lifting a door off its hinges (assumption: an external leaf of 44 mm less its hinges). */
const OFF_HINGES = 4;
const DOORS: ReadonlySet<GateKind> = new Set(['front_door', 'room_door']);

export const sizeWords = ({ width, depth, height }: Box): string => `${width} × ${depth} × ${height} cm`;

/** Formats the measures of a gate: "79 × 197 cm", "90 into 90 cm, 240 cm high". */
export function gateSize(gate: Gate): string {
  switch (gate.kind) {
    case 'front_door':
    case 'room_door':
      return `${gate.width} × ${gate.height} cm`;
    case 'hall':
    case 'landing':
      return `${gate.before} into ${gate.after} cm, ${gate.ceiling} cm high`;
    case 'flight':
      return `${gate.width} cm wide, ${gate.headroom} cm headroom`;
    case 'lift':
      return `door ${gate.door} cm, car ${gate.width} × ${gate.depth} × ${gate.height} cm`;
  }
}

/** Formats the clearance in whole centimetres, rounded to the safe side: "6 cm to spare", "4 cm too tight". */
export const roomWords = (clearance: number): string =>
  clearance < 0 ? `${Math.ceil(-clearance)} cm too tight` : `${Math.floor(clearance)} cm to spare`;

/**
 * Formats how an item passes one gate: "on its end, 6 cm to spare", "with its feet off, 7 cm to spare". Where it does
 * not pass safely, only the clearance: "4 cm too tight", "only 2 cm to spare".
 */
export function passingWords({ way, held, room }: Passing, { thing }: Pick<Verdict, 'thing'>): string {
  if (way === 'hoist') return room < 0 ? roomWords(room) : `only ${roomWords(room)}`;
  const how = way === 'apart' ? thing.apart?.how : POSTURE_NAMES[held.posture];
  return `${way === 'bent' ? 'bent, ' : ''}${how}, ${roomWords(room)}`;
}

/** Returns the verdict in a line: "Goes through on its back and on its end". */
export function verdictTitle(verdict: Verdict): string {
  switch (verdict.way) {
    case 'as_it_stands':
      return 'Goes through as it stands';
    case 'turned': {
      const turned = verdict.passings
        .filter(({ way }) => way === 'turned')
        .map(({ held }) => POSTURE_NAMES[held.posture]);
      return `Goes through ${[...new Set(turned)].join(' and ')}`;
    }
    case 'bent':
      return 'Goes through, bent round the turns';
    case 'apart':
      return `Goes through ${verdict.thing.apart?.how ?? ''}`;
    case 'hoist':
      return isPiano(verdict) ? 'Ask us before you book' : 'Will not go through';
  }
}

/** Names the tightest gate and the clearance there, and what helps if the item does not go through. */
export function verdictText(verdict: Verdict): string {
  const { gate, room, part } = verdict.tightest;
  const where = `the ${GATE_NAMES[gate.kind]}`;
  if (verdict.way !== 'hoist') {
    return `Tightest at ${where}: ${roomWords(room)}${part === null ? '' : ` for ${part}`}.`;
  }
  const shortage =
    room < 0
      ? `${part === null ? 'It is' : `Even ${part} is`} ${roomWords(room)} at ${where}, before we allow ${SAFETY} cm for hands and wrapping.`
      : `At ${where} there ${Math.floor(room) === 1 ? 'is' : 'are'} ${roomWords(room)}, and hands and wrapping need ${SAFETY}.`;
  return `${shortage} ${helpWords(verdict)}`;
}

function helpWords(verdict: Verdict): string {
  const { gate, room } = verdict.tightest;
  const failures = verdict.passings.filter(({ way }) => way === 'hoist');
  if (failures.length === 1 && DOORS.has(gate.kind) && room + OFF_HINGES >= SAFETY) {
    return `Taking the door off its hinges gains about ${OFF_HINGES} cm, which is enough.`;
  }
  if (isPiano(verdict))
    return 'Piano movers can tip it on a board where there is space. Send us a picture of the turn.';
  return 'The other way in is by hoist, through a window or over a balcony. We price that by request.';
}

const isPiano = ({ thing }: Verdict): boolean => thing.id.startsWith('piano_') && thing.keepsUpright === true;

/** Returns whether the item goes by the lift or by the stairs, or null if the route has no lift. */
export function climbWords({ by }: Pick<Verdict, 'by'>, hasLift: boolean): string | null {
  if (by === 'lift') return 'By the lift.';
  return by === 'stairs' && hasLift ? 'By the stairs: the lift is tighter.' : null;
}
