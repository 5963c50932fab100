import { INK } from '../palette';

/** The scale and the lines of a drawing. Widths in pixels. */
export type Pen = {
  /** Pixels per foot. */
  readonly scale: number;
  /** The width of the line around a solid. */
  readonly outline: number;
  /** The width of the line along an edge between two visible faces. */
  readonly crease: number;
  readonly ink: string;
  /** False for a drawing without lines. */
  readonly lines: boolean;
};

/** The line widths of all drawings. */
export const WEIGHT = { outline: 1.3, crease: 0.8 } as const;

export type PenOptions = { readonly [Key in keyof Pen]?: Pen[Key] | undefined };

export const pen = ({ scale, outline, crease, ink, lines }: PenOptions = {}): Pen => ({
  scale: scale ?? 12,
  outline: outline ?? WEIGHT.outline,
  crease: crease ?? WEIGHT.crease,
  ink: ink ?? INK,
  lines: lines ?? true,
});

/**
 * The width of lines at the displayed size. A line keeps its width in pixels of the page at any size of its drawing.
 * Only in very small drawings, where lines would run together, the lines get thinner.
 */

/** The share of its width that a line always keeps. */
const LEAST = 0.5;
/** The share at scale zero, and the displayed pixels per foot that add a whole width to it. */
const AT_NONE = 0.25;
const ADDS_ONE = 12;

/**
 * Returns the share of its width with which a line is drawn.
 * @param scale pixels of the page per foot
 */
export const weightAt = (scale: number): number => Math.min(1, Math.max(LEAST, AT_NONE + scale / ADDS_ONE));

/** A picture that is 100vw wide: its width in feet, and in pixels of the sheet. */
export type Shown = { readonly feet: number; readonly width: number };

const short = (value: number): string => String(Math.round(value * 1000) / 1000).replace(/^0\./, '.');

/**
 * Returns the CSS width of a line, by `weightAt`, in a picture that is 100vw wide.
 * @param width in pixels
 */
export const lineWidth = (width: number, { feet }: Shown): string => {
  const shown = `${short(width * AT_NONE)}px + ${short((width * 100) / (ADDS_ONE * feet))}vw`;
  return `clamp(${short(width * LEAST)}px,${shown},${short(width)}px)`;
};

/**
 * Returns the CSS width of an object that is drawn as a stroke and scales with its drawing.
 * @param body in pixels of the sheet
 */
export function bodyWidth(body: number, line: number, shown: Shown): string {
  const grown = `${short((body * 100) / shown.width)}vw`;
  return line > 0 ? `calc(${grown} + ${lineWidth(line, shown)})` : grown;
}
