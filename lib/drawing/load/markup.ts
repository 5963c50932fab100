import { add, points, project } from '../geometry/vector';
import { INK } from '../palette';
import { paintingTurns, type Turn } from '../render/depth-order';
import { frameOf } from '../render/extent';
import { paintPlainMark, paintPolyhedron } from '../render/paint';
import type { Segment } from '../render/path-data';
import { WEIGHT, weightAt, type Pen } from '../render/pen';
import { lineShape, type Shape, type Style } from '../render/shape';
import type { Solid } from '../solids/solid';

/** Paths that belong together, in painting order: an item by its key, or a part of the hold. */
export type Part = { readonly key: string; readonly paths: string };

/** The inside of an SVG element. */
export type Markup = { readonly parts: readonly Part[]; readonly viewBox: string };

/** The approximate height of the drawing on the page, in pixels. */
const SHOWN_HEIGHT = 190;
export const LIVE_PEN = { scale: 8.5 };
export const LIVE_MARGIN = 4;
const PEN: Pen = { ...LIVE_PEN, ...WEIGHT, ink: INK, lines: true };
/** Coordinates are fifths of a pixel. */
const DENSITY = 5;

/**
 * Turns solids into markup for the page, item by item, so that only changes are put into the page. Leaner than the code
 * for files (render/svg.ts): it is run for every new item, saves no paths, and draws no balls, tubes, sprites or
 * letters. The input is only our own numbers and colours. Widths of lines and dashes are pixels of the page at any size
 * (vector-effect).
 */
export function markupOf(solids: readonly Solid[]): Markup {
  const shapes = solids.flatMap((solid) => paint(solid));
  const shown = frameOf(shapes, LIVE_MARGIN);
  const weight = weightAt((SHOWN_HEIGHT * PEN.scale) / shown[3]);
  const parts: { key: string; paths: string }[] = [];
  let last: string | undefined = '';
  let ofHold = 0;
  for (const { path, style, tag, within, clips } of shapes) {
    if (tag !== last) parts.push({ key: tag ?? `hold-${(ofHold += 1)}`, paths: '' });
    last = tag;
    const part = parts.at(-1);
    const d = pathData(path);
    if (part)
      part.paths += clips ? `<clipPath id="${clips}"><path d="${d}"/></clipPath>` : pathOf(d, style, weight, within);
  }
  const frame = shown.map((pixels) => Math.round(pixels * DENSITY));
  return { parts, viewBox: frame.join(' ') };
}

/** A shape that shows only within a named clip, or the clip itself. A page has one clip per name. */
type LiveShape = Shape & { readonly within?: string; readonly clips?: string };
/** Half of a line's width, which lies outside the shape, in feet. */
const LINE = 0.08;

function paint(solid: Solid): readonly LiveShape[] {
  switch (solid.kind) {
    case 'polyhedron':
      return paintPolyhedron(solid, PEN, paintPlainMark);
    case 'markings':
      return solid.marks.flatMap((mark) => paintPlainMark(mark, PEN));
    case 'group': {
      const shapes = solid.ordered ? solid.parts.flatMap(paint) : paintingTurns(solid.parts).flatMap(paintTurn);
      return shapes.map((shape) => ({ ...shape, tag: solid.tag ?? shape.tag }));
    }
    case 'ball':
    case 'tube':
    case 'sprite':
      return [];
  }
}

/** Paints a block. Then it repaints earlier blocks that are in front of it, within the block's silhouette. */
function paintTurn({ block, over }: Turn<Solid>): readonly LiveShape[] {
  const shapes = paint(block);
  const tag = shapes[0]?.tag;
  if (over.length === 0) return shapes;
  const [x, y, z] = add(block.lo, [-LINE, -LINE, -LINE]);
  const [X, Y, Z] = add(block.hi, [LINE, LINE, LINE]);
  const corners = points([x, y, Z], [X, y, Z], [X, y, z], [X, Y, z], [x, Y, z], [x, Y, Z]);
  const clip = lineShape([corners.map((corner) => project(corner, PEN.scale))], {}, true);
  const name = `in${[...block.lo, ...block.hi].join()}`;
  return [
    ...shapes,
    { ...clip, tag, clips: name },
    ...over.flatMap(paint).map((shape) => ({ ...shape, tag, within: name })),
  ];
}

/** Returns path data of straight lines in whole units. */
const pathData = (segments: readonly Segment[]): string =>
  segments
    .map(
      ({ command, points }) =>
        `${command}${points
          .flat()
          .map((pixels) => Math.round(pixels * DENSITY))
          .join()}`,
    )
    .join('');

function pathOf(
  d: string,
  { fill, stroke = 'none', width, dash, opacity }: Style,
  weight: number,
  within?: string,
): string {
  let path = `<path d="${d}" stroke="${stroke}"`;
  if (fill) path += ` fill="${fill}"`;
  if (width) path += ` stroke-width="${Math.round(width * weight * 100) / 100}"`;
  if (dash) path += ` stroke-dasharray="${dash}"`;
  if (opacity) path += ` stroke-opacity="${opacity}"`;
  if (within) path += ` clip-path="url(#${within})"`;
  return `${path}/>`;
}
