import { boundsOf, type Bounds } from '../geometry/bounds';
import type { Group, Solid } from './solid';

type GroupOptions = Partial<Bounds> & {
  /** The parts are drawn as they are listed, not by depth. */
  readonly ordered?: boolean | undefined;
  readonly layer?: number | undefined;
  /** Name of a part that moves: the class of its group in the file. */
  readonly tag?: string | undefined;
};

/** Several solids that are ordered among others as one block. */
export function group(parts: readonly Solid[], { ordered = false, layer, tag, ...given }: GroupOptions = {}): Group {
  const bounds = boundsOf(parts.flatMap(({ lo, hi }) => [lo, hi]));
  return { kind: 'group', parts, ordered, layer, tag, ...bounds, ...given };
}
