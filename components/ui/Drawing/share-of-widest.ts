import type { CSSProperties } from 'react';
import type { Picture } from './Drawing';

/**
 * Returns the style of a drawing that is compared with others: its share of the widest drawing's room, so that all
 * keep one scale. The mixin `to-one-scale` reads it.
 */
export function shareOfWidest({ width }: Picture, all: readonly Picture[]) {
  const widest = Math.max(...all.map((other) => other.width));
  const style: CSSProperties & { '--width': number; '--widest': number } = { '--width': width, '--widest': widest };
  return style;
}
