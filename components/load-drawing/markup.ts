import { frameOf } from '@/lib/drawing/render/frame';
import { pathData } from '@/lib/drawing/render/path-data';
import type { Scene } from '@/lib/drawing/render/scene';

/** Paths that belong together, in the order of painting: a piece by its key, or a part of the hold. */
export type Part = { readonly key: string; readonly paths: string };

/** The inside of an SVG element. */
export type Markup = { readonly parts: readonly Part[]; readonly viewBox: string };

const MARGIN = 4;
/** Coordinates are fifths of a pixel. */
const DENSITY = 5;

/**
 * A scene as markup for the page, piece by piece, so that only what changed is put into the page. Leaner than the files
 * of the house (lib/drawing/render/svg.ts): it is made anew with every piece, and does not look for paths that could be
 * saved. Only our own numbers and colours go into it.
 */
export function markupOf(scene: Scene): Markup {
  const shapes = scene.shapes();
  const parts: { key: string; paths: string }[] = [];
  let last: string | undefined = '';
  for (const { path, style, tag } of shapes) {
    if (path.length === 0) continue;
    if (tag !== last) parts.push({ key: tag ?? `hold-${parts.length}`, paths: '' });
    last = tag;
    const part = parts.at(-1);
    if (part) part.paths += pathOf(pathData(path, DENSITY), style);
  }
  const frame = frameOf(shapes, MARGIN).map((pixels) => Math.round(pixels * DENSITY));
  return { parts, viewBox: frame.join(' ') };
}

type Style = ReturnType<Scene['shapes']>[number]['style'];

function pathOf(d: string, { fill, stroke = 'none', width, opacity, strokeFirst }: Style): string {
  let path = `<path d="${d}" stroke="${stroke}"`;
  if (fill) path += ` fill="${fill}"`;
  if (width) path += ` stroke-width="${Math.round(width * DENSITY * 10) / 10}"`;
  if (opacity) path += ` stroke-opacity="${opacity}"`;
  if (strokeFirst) path += ' paint-order="stroke"';
  return `${path}/>`;
}
