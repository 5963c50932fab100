/** A thing as a box, in centimetres: along its front, front to back, floor to top. */
export type Box = { readonly width: number; readonly depth: number; readonly height: number };

/** What a thing comes apart into, named as a sentence has it. */
export type ThingPart = { readonly name: string; readonly box: Box; readonly bends?: true };

export type Thing = {
  readonly id: string;
  readonly title: string;
  readonly box: Box;
  /** Never laid on its side or its back: pianos, glass. */
  readonly keepsUpright?: true;
  /** A mattress: round a turn, on a flight and in a lift it counts as shorter. */
  readonly bends?: true;
  /** "with its feet off", and what is carried then. */
  readonly apart?: { readonly how: string; readonly parts: readonly ThingPart[] };
};

/** Bent, a mattress is so much of its length (assumption: on its long edge, held by two people). */
const BENT = 2 / 3;

/** The box with one of its two longer sides bent, either of them: round a turn its length, up a flight its height. */
export function bentBoxes(box: Box): readonly Box[] {
  const sides = (['width', 'depth', 'height'] as const).toSorted((a, b) => box[b] - box[a]);
  return sides.slice(0, 2).map((side) => ({ ...box, [side]: box[side] * BENT }));
}
