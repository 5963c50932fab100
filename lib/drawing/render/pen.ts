import { INK } from '../palette';

/** What things are drawn with. Widths in pixels. */
export type Pen = {
  /** Pixels per foot. */
  readonly scale: number;
  /** Of the line around a solid. */
  readonly outline: number;
  /** Of the line along an edge between two faces that are both seen. */
  readonly crease: number;
  readonly ink: string;
  /** False for a drawing of areas alone. */
  readonly lines: boolean;
};

/** The house's one weight of line. */
export const WEIGHT = { outline: 1.3, crease: 0.8 } as const;

export type PenOptions = { readonly [Key in keyof Pen]?: Pen[Key] | undefined };

export const pen = ({ scale, outline, crease, ink, lines }: PenOptions = {}): Pen => ({
  scale: scale ?? 12,
  outline: outline ?? WEIGHT.outline,
  crease: crease ?? WEIGHT.crease,
  ink: ink ?? INK,
  lines: lines ?? true,
});
