import { dot, isSeen, normalised, project, type Vec2, type Vec3 } from '../geometry/vector';
import type { Tone } from '../palette';
import type { Polyhedron } from '../solids/solid';
import { contourOf } from './contour';
import type { MarkPainter } from './paint-mark';
import type { Pen } from './pen';
import { areaShape, lineShape, type Shape } from './shape';

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
