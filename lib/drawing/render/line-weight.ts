/**
 * How heavy the lines of a drawing are where it is shown. The hand keeps one pen: a line is as wide as it was asked for,
 * in pixels of the page, however large its drawing is shown; only where things are shown so small that their lines would
 * run together, the pen is finer.
 */

/** Share of its width that a line always keeps. */
const LEAST = 0.5;
/** The share it would have at no size at all, and the shown pixels per foot that add a whole width to it. */
const AT_NONE = 0.25;
const ADDS_ONE = 12;

/** @param scale pixels of the page per foot @returns the share of its width that a line is drawn with */
export const weightAt = (scale: number): number => Math.min(1, Math.max(LEAST, AT_NONE + scale / ADDS_ONE));

/** A drawing as wide as its picture: 100 vw of the picture are `feet` wide. */
export type Shown = { readonly feet: number; readonly width: number };

const short = (value: number): string => String(Math.round(value * 1000) / 1000).replace(/^0\./, '.');

/** The CSS width of a line: `weightAt`, of a picture that is 100 vw wide. @param width in pixels */
export const lineWidth = (width: number, { feet }: Shown): string => {
  const shown = `${short(width * AT_NONE)}px + ${short((width * 100) / (ADDS_ONE * feet))}vw`;
  return `clamp(${short(width * LEAST)}px,${shown},${short(width)}px)`;
};

/** The CSS width of a body that is drawn as a stroke and grows with its drawing. @param body in pixels of the sheet */
export function bodyWidth(body: number, line: number, shown: Shown): string {
  const grown = `${short((body * 100) / shown.width)}vw`;
  return line > 0 ? `calc(${grown} + ${lineWidth(line, shown)})` : grown;
}
