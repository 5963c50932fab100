import type { CSSProperties } from 'react';
import type { Picture } from './Drawing';

/** Returns a drawing's share of the widest one's room, so that all keep one scale (mixin `to-one-scale`). */
export function shareOfWidest({ width }: Picture, all: readonly Picture[]) {
  const widest = Math.max(...all.map((other) => other.width));
  const style: CSSProperties & { '--width': number; '--widest': number } = { '--width': width, '--widest': widest };
  return style;
}
