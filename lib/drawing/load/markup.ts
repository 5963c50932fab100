import { INK } from '../palette';
import { depthOrder } from '../render/depth-order';
import { frameOf } from '../render/frame';
import { weightAt } from '../render/line-weight';
import { paintPlainMark } from '../render/paint-mark';
import { paintPolyhedron } from '../render/paint-polyhedron';
import { pathData } from '../render/path-data';
import { WEIGHT, type Pen } from '../render/pen';
import type { Shape, Style } from '../render/shape';
import type { Solid } from '../solids/solid';

/** Paths that belong together, in the order of painting: a piece by its key, or a part of the hold. */
export type Part = { readonly key: string; readonly paths: string };

/** The inside of an SVG element. */
export type Markup = { readonly parts: readonly Part[]; readonly viewBox: string };

/** What the page shows is about as high, in pixels. */
const SHOWN_HEIGHT = 190;
export const LIVE_PEN = { scale: 8.5 };
export const LIVE_MARGIN = 4;
const PEN: Pen = { ...LIVE_PEN, ...WEIGHT, ink: INK, lines: true };
/** Coordinates are fifths of a pixel. */
const DENSITY = 5;

/**
 * Solids as markup for the page, piece by piece, so that only what changed is put into the page. Leaner than what makes
 * the files of the house (render/svg.ts): made anew with every piece, it does not look for paths that could be
 * saved, and knows no balls, tubes, sprites and letters. Only our own numbers and colours go into it. Widths of lines and
 * dashes are pixels of the page, which keeps them (vector-effect) however large it shows the drawing.
 */
export function markupOf(solids: readonly Solid[]): Markup {
  const shapes = solids.flatMap((solid) => paint(solid));
  const shown = frameOf(shapes, LIVE_MARGIN);
  const weight = weightAt((SHOWN_HEIGHT * PEN.scale) / shown[3]);
  const parts: { key: string; paths: string }[] = [];
  let last: string | undefined = '';
  let ofHold = 0;
  for (const { path, style, tag } of shapes) {
    if (tag !== last) parts.push({ key: tag ?? `hold-${(ofHold += 1)}`, paths: '' });
    last = tag;
    const part = parts.at(-1);
    if (part) part.paths += pathOf(pathData(path, DENSITY), style, weight);
  }
  const frame = shown.map((pixels) => Math.round(pixels * DENSITY));
  return { parts, viewBox: frame.join(' ') };
}

function paint(solid: Solid): readonly Shape[] {
  switch (solid.kind) {
    case 'polyhedron':
      return paintPolyhedron(solid, PEN, paintPlainMark);
    case 'markings':
      return solid.marks.flatMap((mark) => paintPlainMark(mark, PEN));
    case 'group': {
      const shapes = (solid.ordered ? solid.parts : depthOrder(solid.parts)).flatMap((part) => paint(part));
      return solid.tag === undefined ? shapes : shapes.map((shape) => ({ ...shape, tag: solid.tag }));
    }
    case 'ball':
    case 'tube':
    case 'sprite':
      return [];
  }
}

function pathOf(d: string, { fill, stroke = 'none', width, dash, opacity }: Style, weight: number): string {
  let path = `<path d="${d}" stroke="${stroke}"`;
  if (fill) path += ` fill="${fill}"`;
  if (width) path += ` stroke-width="${Math.round(width * weight * 100) / 100}"`;
  if (dash) path += ` stroke-dasharray="${dash}"`;
  if (opacity) path += ` stroke-opacity="${opacity}"`;
  return `${path}/>`;
}
