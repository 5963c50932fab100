/** An item as a box in centimetres: along its front, front to back, floor to top. */
export type Box = { readonly width: number; readonly depth: number; readonly height: number };

export type ThingPart = { readonly name: string; readonly box: Box; readonly bends?: true };

export type Thing = {
  readonly id: string;
  readonly title: string;
  readonly box: Box;
  /** Whether it is never laid on its side or its back: pianos, glass. */
  readonly keepsUpright?: true;
  /** Whether it bends: a mattress counts as shorter round a turn, on a flight and in a lift. */
  readonly bends?: true;
  /** How it comes apart ("with its feet off"), and the parts. */
  readonly apart?: { readonly how: string; readonly parts: readonly ThingPart[] };
};

/** The share of its length that a bent mattress takes (assumption: on its long edge, held by two people). */
const BENT = 2 / 3;

/** Returns the box with either of its two longer sides bent: round a turn its length, up a flight its height. */
export function bentBoxes(box: Box): readonly Box[] {
  const sides = (['width', 'depth', 'height'] as const).toSorted((a, b) => box[b] - box[a]);
  return sides.slice(0, 2).map((side) => ({ ...box, [side]: box[side] * BENT }));
}
