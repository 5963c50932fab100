import { add, dot, edges, isSeen, normalised, points, project, scaled, type Vec2, type Vec3 } from '../geometry/vector';
import type { Mark, OutlineMark } from '../marks';
import type { Tone } from '../palette';
import type { Ball, Face, Polyhedron, Sprite, Tube } from '../solids/solid';
import type { Segment } from './path-data';
import type { Pen } from './pen';
import { areaShape, curveShape, lineShape, reserved, type Shape, type Style } from './shape';

type Edge = readonly [Vec3, Vec3];

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
  const shared = new Map<string, { readonly segment: Edge; readonly faces: Face[] }>();
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
  const outline: Edge[] = [];
  const creases: Edge[] = [];
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
function chained(segments: readonly Edge[]): readonly (readonly Vec3[])[] {
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
function follow(open: Set<Edge>, chain: readonly Vec3[]): Vec3 | undefined {
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

/** The number of values that each path command takes. */
const ARITY: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, Z: 0 };
const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g;
const NUMBER = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/g;

/**
 * Parses path data and moves every point by `transform` (which must be affine).
 * @throws {RangeError} for commands other than M, L, H, V, C, S, Q, T and Z, in either case
 */
export function curve(d: string, transform: (point: Vec2) => Vec2): readonly Segment[] {
  const segments: Segment[] = [];
  let pen: Vec2 = [0, 0];
  let start: Vec2 = [0, 0];
  for (const [, letter = '', rest = ''] of d.matchAll(COMMAND)) {
    const command = letter.toUpperCase();
    const arity = ARITY[command];
    if (arity === undefined) throw new RangeError(`Path command ${letter} is not drawn`);
    if (arity === 0) {
      segments.push({ command: 'Z', points: [] });
      pen = start;
      continue;
    }
    const values = (rest.match(NUMBER) ?? []).map(Number);
    for (let at = 0; at < values.length; at += arity) {
      const points = pointsOf(command, values.slice(at, at + arity), letter === command ? [0, 0] : pen, pen);
      pen = points.at(-1) ?? pen;
      // After an M with several points, all but the first are lines.
      const isMove = command === 'M' && at === 0;
      if (isMove) start = pen;
      segments.push({ command: isMove ? 'M' : lineOr(command), points: points.map(transform) });
    }
  }
  return segments;
}

/**
 * Returns the points of a command.
 * @param from the origin of relative values
 */
function pointsOf(command: string, values: readonly number[], from: Vec2, pen: Vec2): readonly Vec2[] {
  const [first = 0] = values;
  if (command === 'H') return [[from[0] + first, pen[1]]];
  if (command === 'V') return [[pen[0], from[1] + first]];
  return values.flatMap((value, index): readonly Vec2[] =>
    index % 2 === 0 ? [[value + from[0], (values[index + 1] ?? 0) + from[1]]] : [],
  );
}

const CURVES = ['C', 'S', 'Q', 'T'] as const;

/** Returns the command, or L for H and V, which are ordinary lines once transformed, and for further points of an M. */
const lineOr = (command: string) => CURVES.find((known) => known === command) ?? 'L';

const THIN = 0.8;
const PER_EM = 1000;

/** A function that paints the marks of a solid. */
export type MarkPainter = (mark: Mark, pen: Pen) => readonly Shape[];

/** Paints a mark. Returns nothing for a mark on a face that looks away. */
export const paintMark: MarkPainter = (mark, pen) =>
  mark.kind === 'outline' && !looksAway(mark) ? [paintOutline(mark, pen)] : paintPlainMark(mark, pen);

const looksAway = ({ normal }: Mark) => normal !== undefined && !isSeen(normal);

/** Paints a mark, but no lettering, whose curves need more code: for drawings made in the browser. */
export const paintPlainMark: MarkPainter = (mark, pen) => {
  if (looksAway(mark)) return [];
  const points = mark.points.map((point) => project(point, pen.scale));
  switch (mark.kind) {
    case 'fill': {
      const edge = mark.stroke === undefined ? {} : { stroke: mark.stroke, width: mark.width ?? THIN };
      return mark.fill === 'none'
        ? [lineShape([points], edge, true)]
        : [areaShape([points], { fill: mark.fill, ...edge })];
    }
    case 'line':
      return [lineShape([points], { stroke: mark.stroke, width: mark.width, dash: mark.dash })];
    case 'reserve':
      return [reserved(points)];
    case 'outline':
      return [];
  }
};

function paintOutline({ origin, along, up, size, glyphs, fill }: OutlineMark, { scale }: Pen): Shape {
  const unit = size / PER_EM;
  const path = glyphs.flatMap(({ offset, d }) =>
    curve(d, ([a, b]): Vec2 => {
      const point = add(origin, add(scaled(along, (a + offset) * unit), scaled(up, -b * unit)));
      return project(point, scale);
    }),
  );
  return curveShape(path, { fill });
}

/** The direction of the light: from the right and slightly behind. */
const LIGHT: Vec3 = normalised([0.55, -0.45, 0.9]);

/** Returns the tone of a face: light if horizontal, middle towards +x, dark towards +y. */
function toneOf(normal: Vec3): Tone {
  const lit = dot(normal, LIGHT);
  if (lit >= 0.66) return 'light';
  return lit >= 0.12 ? 'middle' : 'dark';
}

/** The stroke in pixels that hides the hairline between two adjacent areas without a line on top. */
const SEAM = 0.6;
const CREASE_OPACITY = 0.75;

/** Paints the faces in their tones, the marks on them, then the lines. */
export function paintPolyhedron(solid: Polyhedron, pen: Pen, paintMark: MarkPainter): readonly Shape[] {
  const onSheet = (points: readonly Vec3[]): readonly Vec2[] => points.map((point) => project(point, pen.scale));
  const inked = solid.outlined && pen.lines;
  const { outline, creases, smooth } = contourOf(solid.faces);
  const seamed = smooth || !inked;
  const areas = runs(solid).map(({ colour, faces }) =>
    areaShape(faces.map(onSheet), { fill: colour, ...(seamed ? { stroke: colour, width: SEAM } : {}) }),
  );
  const marks = solid.marks.flatMap((mark) => paintMark(mark, pen));
  if (!inked) return [...areas, ...marks];
  const ink = { stroke: pen.ink };
  return [
    ...areas,
    ...marks,
    ...(creases.length > 0
      ? [lineShape(creases.map(onSheet), { ...ink, width: pen.crease, opacity: CREASE_OPACITY })]
      : []),
    lineShape(outline.map(onSheet), { ...ink, width: pen.outline }),
  ];
}

type Run = { readonly colour: string; readonly faces: (readonly Vec3[])[] };

/** Returns the visible faces, grouped by runs of the same colour. */
function runs({ faces, material }: Polyhedron): readonly Run[] {
  const found: Run[] = [];
  for (const face of faces.filter(({ normal }) => isSeen(normal))) {
    const colour = (face.material ?? material)[toneOf(face.normal)];
    const last = found.at(-1);
    if (last?.colour === colour) last.faces.push(face.points);
    else found.push({ colour, faces: [face.points] });
  }
  return found;
}

/** The radius in pixels below which a ball gets no highlight. */
const LEAST_LIT = 5;

/** Flags of SVG arcs: the long way round, and the short ways. */
const LONG = '1 0';
const LEFT_TURN = '0 0';
const RIGHT_TURN = '0 1';

/** Paints a disc with a crescent of shade at the lower left and a highlight at the upper right. */
export function paintBall({ centre, radius, material, outlined }: Ball, pen: Pen): readonly Shape[] {
  const [x, y] = project(centre, pen.scale);
  const r = radius * pen.scale;
  const at = (dx: number, dy: number): Vec2 => [x + r * dx, y + r * dy];
  const from = (start: Vec2): Segment => ({ command: 'M', points: [start] });
  const arc = (factor: number, sweep: string, end: Vec2): Segment => ({
    command: 'A',
    radius: r * factor,
    sweep,
    points: [end],
  });
  const close: Segment = { command: 'Z', points: [] };
  const disc = [from(at(-1, 0)), arc(1, LONG, at(1, 0)), arc(1, LONG, at(-1, 0)), close];
  const [shadeStart, lightStart] = [at(-0.42, -0.907), at(0.1, -0.82)];
  const shade = [from(shadeStart), arc(1, LONG, at(0.5, 0.866)), arc(1.25, RIGHT_TURN, shadeStart), close];
  const light = [from(lightStart), arc(0.82, RIGHT_TURN, at(0.8, 0.05)), arc(0.95, LEFT_TURN, lightStart), close];
  const around = [at(-1, -1), at(1, 1)];
  const shape = (path: readonly Segment[], style: Style): Shape => ({ path, style, points: around, areas: [] });
  return [
    shape(disc, { fill: material.middle }),
    shape(shade, { fill: material.dark }),
    ...(r > LEAST_LIT ? [shape(light, { fill: material.light })] : []),
    ...(outlined && pen.lines ? [shape(disc, { stroke: pen.ink, width: pen.outline })] : []),
  ];
}

export function paintTube({ points, width, colour, outlined }: Tube, pen: Pen): readonly Shape[] {
  const path = points.map((point) => project(point, pen.scale));
  const body = width * pen.scale;
  const bar = lineShape([path], { stroke: colour, width: 0, body });
  return outlined && pen.lines ? [lineShape([path], { stroke: pen.ink, width: pen.outline * 2, body }), bar] : [bar];
}

export function paintSprite({ at, shapes, extent }: Sprite, pen: Pen): readonly Shape[] {
  const [x, y] = project(at, pen.scale);
  const drawn = shapes.map(({ d, rotate = 0, unit = 1, silhouette = false, ...own }) => {
    const [cos, sin] = [Math.cos((rotate * Math.PI) / 180), Math.sin((rotate * Math.PI) / 180)];
    const px = unit * pen.scale;
    const path = curve(d, ([a, b]) => [x + (a * cos - b * sin) * px, y + (a * sin + b * cos) * px]);
    const inked = { ...own, stroke: pen.ink, width: pen.outline * 2, strokeFirst: true };
    return curveShape(path, silhouette && pen.lines ? inked : own);
  });
  const [left = 0, top = 0, right = 0, bottom = 0] = extent.map((feet) => feet * pen.scale);
  const corners = points([x + left, y + top], [x + right, y + bottom]);
  return [...drawn, reserved(corners)];
}
