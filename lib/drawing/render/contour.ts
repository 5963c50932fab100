import { edges } from '../geometry/polygon';
import { dot, isSeen, type Vec3 } from '../geometry/vector';
import type { Face } from '../solids/solid';

type Segment = readonly [Vec3, Vec3];

/** The cosine above which two faces count as one curved surface, without a line between them. */
const CREASE_COSINE = 0.8;

const keyOf = (point: Vec3): string => point.map((value) => Math.round(value * 200)).join();

export type Contour = {
  /** Edges with one visible face. */
  readonly outline: readonly (readonly Vec3[])[];
  /** Edges between two visible faces that meet at an angle. */
  readonly creases: readonly (readonly Vec3[])[];
  /** Whether two visible faces pass into each other without a line. */
  readonly smooth: boolean;
};

/** Returns the outline and the creases of the visible faces. */
export function contourOf(faces: readonly Face[]): Contour {
  const shared = new Map<string, { readonly segment: Segment; readonly faces: Face[] }>();
  for (const face of faces.filter(({ normal }) => isSeen(normal))) {
    for (const [a, b] of edges(face.points)) {
      const [keyA, keyB] = [keyOf(a), keyOf(b)];
      if (keyA === keyB) continue;
      const key = keyA < keyB ? `${keyA}|${keyB}` : `${keyB}|${keyA}`;
      const edge = shared.get(key);
      if (edge) edge.faces.push(face);
      else shared.set(key, { segment: [a, b], faces: [face] });
    }
  }
  const outline: Segment[] = [];
  const creases: Segment[] = [];
  let smooth = false;
  for (const { segment, faces: meeting } of shared.values()) {
    const [one, other] = meeting;
    if (one && !other) outline.push(segment);
    else if (one && other && dot(one.normal, other.normal) < CREASE_COSINE) creases.push(segment);
    else smooth = true;
  }
  return { outline: chained(outline), creases: chained(creases), smooth };
}

/** Joins segments end to end into as few paths as possible by following them. */
function chained(segments: readonly Segment[]): readonly (readonly Vec3[])[] {
  const open = new Set(segments);
  const chains: Vec3[][] = [];
  for (const first of segments) {
    if (!open.delete(first)) continue;
    const chain: Vec3[] = [...first];
    for (let next = follow(open, chain); next; next = follow(open, chain)) chain.push(next);
    chain.reverse();
    for (let next = follow(open, chain); next; next = follow(open, chain)) chain.push(next);
    chains.push(chain);
  }
  return chains;
}

/** Removes the segment that continues the chain from the set and returns its other end. Undefined if there is none. */
function follow(open: Set<Segment>, chain: readonly Vec3[]): Vec3 | undefined {
  const end = chain.at(-1);
  if (!end) return undefined;
  const key = keyOf(end);
  for (const segment of open) {
    const [a, b] = segment;
    const next = keyOf(a) === key ? b : keyOf(b) === key ? a : undefined;
    if (!next) continue;
    open.delete(segment);
    return next;
  }
  return undefined;
}
