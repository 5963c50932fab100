import { roundCorner, type Corner } from './corner';
import type { Placement } from './placement';

/** The openings and turns on an item's way, in centimetres, in the order in which it meets them. */
export type Gate =
  | { readonly kind: 'front_door' | 'room_door'; readonly width: number; readonly height: number }
  | ({ readonly kind: 'hall' | 'landing'; readonly ceiling: number } & Corner)
  | { readonly kind: 'flight'; readonly width: number; readonly headroom: number }
  | ({ readonly kind: 'lift'; readonly door: number } & LiftCar);
export type LiftCar = { readonly width: number; readonly depth: number; readonly height: number };
export type GateKind = Gate['kind'];

/** The steepest permitted private stair (Approved Document K, by source `stairs` of typical.ts). */
const STEEPEST = (42 * Math.PI) / 180;

/** Gates where a mattress may be bent. */
export const BENDS_AT: readonly GateKind[] = ['hall', 'flight', 'landing', 'lift'];

/**
 * Returns the centimetres to spare at the tightest point of a gate for one way of holding an item. Below zero it does
 * not pass.
 */
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
