import { boundsOf, type Bounds } from '../geometry/bounds';
import type { Group, Solid } from './solid';

type GroupOptions = Partial<Bounds> & {
  /** Whether the parts are drawn in the order given, not by depth. */
  readonly ordered?: boolean | undefined;
  readonly layer?: number | undefined;
  /** The name of a moving part: the class of its group in the file. */
  readonly tag?: string | undefined;
};

/** Combines several solids into one block for depth ordering. */
export function group(parts: readonly Solid[], { ordered = false, layer, tag, ...given }: GroupOptions = {}): Group {
  const bounds = boundsOf(parts.flatMap(({ lo, hi }) => [lo, hi]));
  return { kind: 'group', parts, ordered, layer, tag, ...bounds, ...given };
}
