import type { Box } from './thing';

/** The posture of an item: as it stands in a room, or with another side up. */
export type Posture = 'as_it_stands' | 'on_side' | 'on_back' | 'on_end';

/** A box as it is carried: along the way, across it, and up. */
export type Placement = {
  readonly posture: Posture;
  readonly along: number;
  readonly across: number;
  readonly up: number;
};

/**
 * Returns every way to hold a box with its sides level, the easier first. An item that stays upright is only turned
 * round.
 */
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
