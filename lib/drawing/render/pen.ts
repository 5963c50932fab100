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
