import type { CSSProperties } from 'react';
import type { Picture } from './Drawing';

/**
 * For drawings that are compared: each takes its share of the room that the widest of them has, so that all keep one
 * scale. The style sheet reads it: the mixin `to-one-scale`.
 */
export function shareOfWidest({ width }: Picture, all: readonly Picture[]) {
  const widest = Math.max(...all.map((other) => other.width));
  const style: CSSProperties & { '--width': number; '--widest': number } = { '--width': width, '--widest': widest };
  return style;
}
