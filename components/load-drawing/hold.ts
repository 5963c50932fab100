import { storageUnit, VAN_INSIDE } from '@/lib/domain/packing/containers';
import type { Container } from '@/lib/domain/packing/types';

/** What is loaded: our vans, or a storage unit by the feet of its floor. */
export type Vans = { readonly kind: 'vans'; readonly count: number };
export type Unit = { readonly kind: 'unit'; readonly width: number; readonly depth: number };
export type Hold = Vans | Unit;

/**
 * The spaces that the drawing fills. Vans are drawn as full as their volume allows: a list that is too heavy travels in
 * two runs or a heavier van (pricing/fit.ts), and the gauge of its weight says so.
 */
export function spacesOf(hold: Hold): readonly Container[] {
  if (hold.kind === 'unit') return [storageUnit(hold.width, hold.depth)];
  return Array<Container>(hold.count).fill({ ...VAN_INSIDE, kilograms: Infinity });
}
