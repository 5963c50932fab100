import { carton } from '../kit/cartons';
import type { Load } from '../room/pack';

type Pattern = {
  /** Heights in feet, used in turn. */
  readonly heights: readonly number[];
  /** Side of the plan in feet, the same for all boxes, so that they stack. */
  readonly side: number;
};

const STORED: Pattern = { heights: [1.7, 1.4, 1.4, 1.1], side: 1.45 };

/**
 * Returns boxes of one footprint that stack. Heights, tapes, labels and stickers vary in turn, so that no two
 * neighbours look alike.
 */
export const boxes = (count: number, { heights, side }: Pattern = STORED): readonly Load[] =>
  Array.from({ length: count }, (_, index): Load => {
    const height = heights[index % heights.length] ?? side;
    const tape = index % 2 === 0 ? 'x' : 'y';
    const options = { tape, label: index % 3 !== 1, sticker: index % 7 === 3, grip: index % 4 === 0 } as const;
    return { name: 'box', piece: carton(side, side, height, options), stacks: true };
  });

/** Returns boxes stacked in columns, each with its corner (feet from the far corner) and its number of boxes. */
export function columns(...plan: readonly (readonly [x: number, y: number, count: number])[]): readonly Load[] {
  const total = plan.reduce((sum, [, , count]) => sum + count, 0);
  const places = plan.flatMap(([x, y, count]) => Array.from({ length: count }, () => [x, y] as const));
  return boxes(total).map((box, index): Load => ({ ...box, at: places[index] ?? [0, 0], turns: [0] }));
}
