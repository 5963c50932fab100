import type { Vec2 } from '../geometry/vector';
import { contains, extentOf, extentOfFrame, frameOf, overlaps, reachOf, type Extent, type Frame } from './extent';
import { pathData } from './path-data';
import { bodyWidth, lineWidth, type Shown } from './pen';
import type { Scene } from './scene';
import { strokeOf, type Shape, type Style } from './shape';

type Merged = { readonly shapes: Shape[]; readonly reaches: Extent[]; readonly key: string; readonly plain: boolean };

const keyOf = ({ style, tag }: Shape): string =>
  [style.fill, style.stroke, style.width, style.body, style.opacity, style.dash, style.strokeFirst, tag].join('|');

/** Returns whether a style has one opaque colour, so that overlapping shapes of one path look the same. */
const isPlain = ({ fill, stroke, opacity }: Style): boolean =>
  opacity === undefined && (fill === undefined || stroke === undefined || fill === stroke);

/**
 * Merges shapes of equal style into one path as far as the painting order allows: a shape joins an earlier one if
 * nothing painted between the two overlaps it.
 */
function merged(shapes: readonly Shape[]): readonly Shape[] {
  const done: Merged[] = [];
  for (const shape of shapes) {
    const reach = reachOf(shape);
    const host = hostOf(shape, reach, done);
    if (host) {
      host.shapes.push(shape);
      host.reaches.push(reach);
    } else {
      done.push({ shapes: [shape], reaches: [reach], key: keyOf(shape), plain: isPlain(shape.style) });
    }
  }
  return done.map(({ shapes: [first, ...rest] }) => joined(first, rest));
}

function hostOf(shape: Shape, reach: Extent, done: readonly Merged[]): Merged | undefined {
  const key = keyOf(shape);
  for (let at = done.length - 1; at >= 0; at -= 1) {
    const candidate = done[at];
    if (!candidate) return undefined;
    const touches = candidate.reaches.some((other) => overlaps(other, reach));
    if (candidate.key === key && (!touches || (candidate.plain && isWound(shape) && candidate.shapes.every(isWound)))) {
      return candidate;
    }
    if (touches) return undefined;
  }
  return undefined;
}

/** Returns whether a shape is a line, or has areas in one direction, so that merging cuts no holes. */
const isWound = ({ style, areas }: Shape): boolean => style.fill === undefined || areas.length > 0;

function joined(first: Shape | undefined, rest: readonly Shape[]): Shape {
  if (!first) throw new RangeError('Nothing to join');
  return { ...first, path: [first, ...rest].flatMap(({ path }) => path) };
}

type Cover = { readonly corners: readonly Vec2[]; readonly extent: Extent; readonly tag: string | undefined };

/** The area in square pixels below which a shape is not worth testing as a cover. */
const LEAST_COVER = 150;

/** Removes the shapes that one later area hides completely. A moving part hides only shapes of the same part. */
function withoutCovered(shapes: readonly Shape[]): readonly Shape[] {
  const covers: Cover[] = [];
  const kept: Shape[] = [];
  for (const shape of [...shapes].reverse()) {
    if (!isCovered(shape, covers)) kept.push(shape);
    for (const corners of shape.areas) {
      const extent = extentOf(corners);
      const size = (extent.right - extent.left) * (extent.bottom - extent.top);
      if (size > LEAST_COVER && isConvex(corners)) covers.push({ corners, extent, tag: shape.tag });
    }
  }
  return kept.reverse();
}

function isCovered(shape: Shape, covers: readonly Cover[]): boolean {
  const reach = reachOf(shape);
  const around = strokeOf(shape.style) / 2;
  return covers.some(
    ({ corners, extent, tag }) =>
      tag === shape.tag && contains(extent, reach) && shape.points.every((point) => isInside(point, corners, around)),
  );
}

/**
 * Returns the distance of a point to the left of the line from a to b, in pixels. Left is inside, with corners
 * counter-clockwise.
 */
function inward([x, y]: Vec2, [ax, ay]: Vec2, [bx, by]: Vec2): number {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? Infinity : ((bx - ax) * (y - ay) - (by - ay) * (x - ax)) / length;
}

const next = (corners: readonly Vec2[], index: number): Vec2 => corners[(index + 1) % corners.length] ?? [0, 0];

const isInside = (point: Vec2, corners: readonly Vec2[], depth: number): boolean =>
  corners.every((corner, index) => inward(point, corner, next(corners, index)) >= depth);

const SLACK = 1e-6;

const isConvex = (corners: readonly Vec2[]): boolean =>
  corners.every((corner, index) => inward(next(corners, index + 1), corner, next(corners, index)) >= -SLACK);

/**
 * Restricts the rules to CSS renderers. Where only attributes work (the rasteriser of the share images), lines scale
 * with the drawing.
 */
const UNDERSTOOD = '@supports(width:clamp(0px,1vw,1px))';
const ON_THE_PAGE = 'path{vector-effect:non-scaling-stroke}';

/** Functions that write stroke attributes in the units of the file. */
type StrokeAttributes = { readonly width: (style: Style) => string; readonly dash: (dash: string) => string };

/**
 * Returns the style sheet of a file, which keeps stroke widths constant on the page. Each rule selects paths by an
 * attribute that most of them already have.
 * @param inherited width of the paths without an attribute of their own, in pixels
 */
function strokeRules(
  styles: readonly Style[],
  inherited: number,
  shown: Shown,
  { width, dash }: StrokeAttributes,
): string {
  const rules = new Map<string, string>();
  for (const style of styles) {
    if (style.stroke === undefined) continue;
    const line = style.width ?? inherited;
    if (strokeOf({ ...style, width: line }) !== inherited) {
      const shownWidth = style.body === undefined ? lineWidth(line, shown) : bodyWidth(style.body, line, shown);
      rules.set(`[stroke-width="${width(style)}"]`, `stroke-width:${shownWidth}`);
    }
    if (style.dash !== undefined) {
      const pixels = style.dash.split(/[ ,]+/).map((length) => `${length}px`);
      rules.set(`[stroke-dasharray="${dash(style.dash)}"]`, `stroke-dasharray:${pixels.join(' ')}`);
    }
  }
  const own = [...rules].map(([selector, declaration]) => `${selector}{${declaration}}`).join('');
  return `<style>${UNDERSTOOD}{${ON_THE_PAGE}svg{stroke-width:${lineWidth(inherited, shown)}}${own}}</style>`;
}

/**
 * Reduces the paths of a picture without changing it: removes shapes outside the frame or hidden, and merges equal
 * neighbours.
 */
export function simplified(shapes: readonly Shape[], frame: Frame): readonly Shape[] {
  const shown = extentOfFrame(frame);
  const drawn = shapes.filter((shape) => shape.path.length > 0 && overlaps(reachOf(shape), shown));
  return merged(withoutCovered(drawn));
}

export type SheetOptions = {
  /** The margin around the drawing, in pixels. */
  readonly margin?: number | undefined;
  /** A crop that replaces the extent of the drawing. */
  readonly frame?: Frame | undefined;
  /** File units per pixel. Coordinates are whole units: use fewer for drawings that are never shown large. */
  readonly density?: number | undefined;
  /** Whether the drawing is shown only at its own size, so that its lines need no rule to keep their width. */
  readonly isOneSize?: boolean | undefined;
};

export type Svg = { readonly markup: string; readonly width: number; readonly height: number };

const MARGIN = 8;
const DENSITY = 4;

/** Returns the drawing as one SVG file, without scripts, fonts or references. */
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

/** The attributes that all paths of the file inherit. */
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

/** Returns only the attributes that differ from the inherited ones. */
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

/** Shortens `#AABBCC` to `#abc`. */
const hex = (colour: string): string => colour.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
const short = (value: number): string => String(Math.round(value * 100) / 100).replace(/^0\./, '.');
const units = (pixels: number, density: number): string => short(pixels * density);
const dashes = (dash: string, density: number): string =>
  dash
    .split(/[ ,]+/)
    .map((pixels) => units(Number(pixels), density))
    .join(' ');
