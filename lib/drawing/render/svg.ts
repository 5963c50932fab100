import { frameOf, type Frame } from './frame';
import { short } from './path-data';
import type { Scene } from './scene';
import type { Shape, Style } from './shape';
import { simplified } from './simplify';

export type SheetOptions = {
  /** Around what is drawn, in pixels. */
  readonly margin?: number | undefined;
  /** Instead of everything that is drawn: a crop. */
  readonly frame?: Frame | undefined;
};

export type Svg = { readonly markup: string; readonly width: number; readonly height: number };

const MARGIN = 8;

/** The drawing as one SVG file: no scripts, no fonts, no references. */
export function svgOf(scene: Scene, { margin = MARGIN, frame }: SheetOptions = {}): Svg {
  const shapes = scene.shapes();
  const shown = frame ?? frameOf(shapes, margin);
  const [, , width, height] = shown;
  const { ink, outline } = scene.pen;
  const body = tagged(simplified(shapes, shown), { stroke: ink, width: outline });
  const size = `viewBox="${shown.map(short).join(' ')}" width="${short(width)}" height="${short(height)}"`;
  const pen = `fill="none" stroke="${ink}" stroke-width="${outline}" stroke-linecap="round" stroke-linejoin="round"`;
  return {
    markup: `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${pen}>${body}</svg>`,
    width: Number(short(width)),
    height: Number(short(height)),
  };
}

function tagged(shapes: readonly Shape[], inherited: Style): string {
  let markup = '';
  let open: string | undefined;
  for (const shape of shapes) {
    if (shape.tag !== open) {
      if (open !== undefined) markup += '</g>';
      if (shape.tag !== undefined) markup += `<g class="${shape.tag}">`;
      open = shape.tag;
    }
    markup += `<path${attributes(shape.style, inherited)} d="${shape.d}"/>`;
  }
  return open === undefined ? markup : `${markup}</g>`;
}

/** Only what differs from what the file says once for all. */
function attributes({ fill, stroke, width, opacity, dash, strokeFirst }: Style, inherited: Style): string {
  const parts: string[] = [];
  if (fill !== undefined) parts.push(`fill="${hex(fill)}"`);
  if (stroke === undefined) parts.push('stroke="none"');
  else {
    if (stroke !== inherited.stroke) parts.push(`stroke="${hex(stroke)}"`);
    if (width !== undefined && width !== inherited.width) parts.push(`stroke-width="${shortWidth(width)}"`);
    if (opacity !== undefined) parts.push(`stroke-opacity="${shortWidth(opacity)}"`);
    if (dash !== undefined) parts.push(`stroke-dasharray="${dash}"`);
    if (strokeFirst) parts.push('paint-order="stroke"');
  }
  return parts.map((part) => ` ${part}`).join('');
}

/** `#AABBCC` as `#abc`. */
const hex = (colour: string): string => colour.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
const shortWidth = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./, '.');
