import { VAN } from '../catalogue/vans';
import type { Container } from './types';

/** The inside of our Luton: 701 cu ft, the volume in catalogue/vans.ts (assumption). */
export const VAN_INSIDE: Container = { width: 6.7, depth: 13, height: 8.05, kilograms: VAN.kilograms };

/** The height of every storage unit in feet (spec §9). */
export const UNIT_HEIGHT = 8;

/** Returns a storage unit by the feet of its floor. */
export function storageUnit(width: number, depth: number): Container {
  return { width, depth, height: UNIT_HEIGHT, kilograms: Infinity };
}

/** Returns the gross volume in cubic feet. */
export function volumeOf({ width, depth, height }: Pick<Container, 'width' | 'depth' | 'height'>): number {
  return width * depth * height;
}
