import { roundCorner, type Corner } from './corner';
import type { Placement } from './placement';

/** What a thing has to get through, in centimetres, in the order in which one comes to it. */
export type Gate =
  | { readonly kind: 'front_door' | 'room_door'; readonly width: number; readonly height: number }
  | ({ readonly kind: 'hall' | 'landing'; readonly ceiling: number } & Corner)
  | { readonly kind: 'flight'; readonly width: number; readonly headroom: number }
  | ({ readonly kind: 'lift'; readonly door: number } & LiftCar);
export type LiftCar = { readonly width: number; readonly depth: number; readonly height: number };
export type GateKind = Gate['kind'];

/** The steepest that a private stair may be (Approved Document K, by source `stairs` of typical.ts). */
const STEEPEST = (42 * Math.PI) / 180;

/** Gates where a mattress may be bent. */
export const BENDS_AT: readonly GateKind[] = ['hall', 'flight', 'landing', 'lift'];

/** What is to spare at the tightest place when a thing is held so; below nought it does not go through. */
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
      // Carried with the slope: the headroom is measured upright, the thing at a right angle to the steps.
      return Math.min(gate.width - across, gate.headroom * Math.cos(STEEPEST) - up);
    case 'lift':
      return Math.min(gate.door - across, gate.width - across, gate.depth - along, gate.height - up);
  }
}

/** How high it reaches while it is tipped over its shorter edge. What keeps upright is not tipped. */
const swungUp = ({ along, across, up }: Placement, keepsUpright: boolean): number =>
  keepsUpright ? up : Math.hypot(up, Math.min(along, across));
