import type { Frame } from './extent';
import { frameOf } from './frame';
import { pathData } from './path-data';
import type { Scene } from './scene';
import { strokeOf, type Shape, type Style } from './shape';
import { simplified } from './simplify';
import { strokeRules } from './stroke-rules';

export type SheetOptions = {
  /** Around what is drawn, in pixels. */
  readonly margin?: number | undefined;
  /** Instead of everything that is drawn: a crop. */
  readonly frame?: Frame | undefined;
  /** Units of the file per pixel. Coordinates are whole units: less for what is never shown large. */
  readonly density?: number | undefined;
  /** Shown at its own pixels and at no other size: its lines need no rule to keep their width. */
  readonly isOneSize?: boolean | undefined;
};

export type Svg = { readonly markup: string; readonly width: number; readonly height: number };

const MARGIN = 8;
const DENSITY = 4;

/** The drawing as one SVG file: no scripts, no fonts, no references. */
export function svgOf(
  scene: Scene,
  { margin = MARGIN, frame, density = DENSITY, isOneSize = false }: SheetOptions = {},
): Svg {
  const shapes = scene.shapes();
  const shown = frame ?? frameOf(shapes, margin);
  const box = shown.map((pixels) => Math.round(pixels * density));
  const [, , width = 0, height = 0] = box.map((units) => Math.round((units / density) * 100) / 100);
  const { ink, outline, scale } = scene.pen;
  const inherited = { stroke: ink, width: outline, density };
  const head = `xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${width}" height="${height}"`;
  const pen = `fill="none" stroke="${hex(ink)}" stroke-width="${units(outline, density)}" stroke-linecap="round" stroke-linejoin="round"`;
  const drawn = simplified(shapes, shown);
  const rules =
    !isOneSize && drawn.some(({ style }) => style.stroke !== undefined)
      ? strokeRules(
          drawn.map(({ style }) => style),
          outline,
          { feet: width / scale, width },
          { width: (style) => units(strokeOf(style), density), dash: (dash) => dashes(dash, density) },
        )
      : '';
  return { markup: `<svg ${head} ${pen}>${rules}${tagged(drawn, inherited)}</svg>`, width, height };
}

/** What the file says once for all its paths. */
type Inherited = { readonly stroke: string; readonly width: number; readonly density: number };

function tagged(shapes: readonly Shape[], inherited: Inherited): string {
  let markup = '';
  let open: string | undefined;
  for (const shape of shapes) {
    if (shape.tag !== open) {
      if (open !== undefined) markup += '</g>';
      if (shape.tag !== undefined) markup += `<g class="${shape.tag}">`;
      open = shape.tag;
    }
    markup += `<path${attributes(shape.style, inherited)} d="${pathData(shape.path, inherited.density)}"/>`;
  }
  return open === undefined ? markup : `${markup}</g>`;
}

/** Only what differs from what is said once for all. */
function attributes(style: Style, inherited: Inherited): string {
  const { fill, stroke, opacity, dash, strokeFirst } = style;
  const width = strokeOf({ ...style, width: style.width ?? inherited.width });
  const parts: string[] = [];
  if (fill !== undefined) parts.push(`fill="${hex(fill)}"`);
  if (stroke === undefined) parts.push('stroke="none"');
  else {
    if (stroke !== inherited.stroke) parts.push(`stroke="${hex(stroke)}"`);
    if (width !== inherited.width) parts.push(`stroke-width="${units(width, inherited.density)}"`);
    if (opacity !== undefined) parts.push(`stroke-opacity="${short(opacity)}"`);
    if (strokeFirst) parts.push('paint-order="stroke"');
    if (dash !== undefined) parts.push(`stroke-dasharray="${dashes(dash, inherited.density)}"`);
  }
  return parts.map((part) => ` ${part}`).join('');
}

/** `#AABBCC` as `#abc`. */
const hex = (colour: string): string => colour.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
const short = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./, '.');
const units = (pixels: number, density: number): string => short(pixels * density);
const dashes = (dash: string, density: number): string =>
  dash
    .split(/[ ,]+/)
    .map((pixels) => units(Number(pixels), density))
    .join(' ');
