import type { Vec3 } from '../geometry/vector';

/**
 * The points of a mark, and the `normal` of its face. A mark is drawn when its face is visible, and without a normal
 * always.
 */
type OnFace = { readonly points: readonly Vec3[]; readonly normal?: Vec3 | undefined };

/** A filled mark. Widths of strokes are in pixels. */
export type FillMark = OnFace & {
  readonly kind: 'fill';
  readonly fill: string;
  readonly stroke?: string | undefined;
  readonly width?: number | undefined;
};
export type LineMark = OnFace & {
  readonly kind: 'line';
  readonly stroke: string;
  readonly width: number;
  readonly dash?: string | undefined;
};
/** Lettering: curves in thousandths of `size` (feet), y downwards, on the plane of `along` and `up`. */
export type OutlineMark = OnFace & {
  readonly kind: 'outline';
  readonly origin: Vec3;
  readonly along: Vec3;
  readonly up: Vec3;
  readonly size: number;
  readonly fill: string;
  readonly glyphs: readonly { readonly offset: number; readonly d: string }[];
};
/** A mark that draws nothing but enlarges the sheet to include its points. */
export type ReserveMark = OnFace & { readonly kind: 'reserve' };

export type Mark = FillMark | LineMark | OutlineMark | ReserveMark;
