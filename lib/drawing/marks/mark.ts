import type { Vec3 } from '../geometry/vector';

/** `normal` of the face a mark lies on: a mark is drawn when that face is seen, without one always. */
type OnFace = { readonly points: readonly Vec3[]; readonly normal?: Vec3 | undefined };

/** Widths of strokes are pixels. */
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
/** Curves given in thousandths of `size` (feet), y downwards, on the plane of `along` and `up`: lettering. */
export type OutlineMark = OnFace & {
  readonly kind: 'outline';
  readonly origin: Vec3;
  readonly along: Vec3;
  readonly up: Vec3;
  readonly size: number;
  readonly fill: string;
  readonly glyphs: readonly { readonly offset: number; readonly d: string }[];
};
/** Draws nothing and makes the sheet large enough. */
export type ReserveMark = OnFace & { readonly kind: 'reserve' };

export type Mark = FillMark | LineMark | OutlineMark | ReserveMark;
