import { VAN } from '../catalogue/vans';
import type { Container } from './types';

/** Inside of our Luton: 701 cu ft, the volume that catalogue/vans.ts counts with (assumption). */
export const VAN_INSIDE: Container = { width: 6.7, depth: 13, height: 8.05, kilograms: VAN.kilograms };

/** Height of every storage unit, in feet (spec §9). */
export const UNIT_HEIGHT = 8;

/** A storage unit by the feet of its floor. */
export function storageUnit(width: number, depth: number): Container {
  return { width, depth, height: UNIT_HEIGHT, kilograms: Infinity };
}

/** Gross volume in cubic feet. */
export function volumeOf({ width, depth, height }: Pick<Container, 'width' | 'depth' | 'height'>): number {
  return width * depth * height;
}
