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

export type PenOptions = { readonly [Key in keyof Pen]?: Pen[Key] | undefined };

export const pen = ({ scale, outline, crease, ink, lines }: PenOptions = {}): Pen => ({
  scale: scale ?? 12,
  outline: outline ?? 1.3,
  crease: crease ?? 0.8,
  ink: ink ?? INK,
  lines: lines ?? true,
});
