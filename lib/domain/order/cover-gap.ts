import { listedWorth, type CoverAnswers } from '../answers/flow-answers';
import { typicalPounds } from '../catalogue/typical-values';
import { fromPounds, pence, sum, type Pence } from '../money';
import { COVER_LIMITS } from '../prices/assumptions';
import type { CoverStep, FurnitureItem } from '../order-types';

export type ValuedLine = {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
  /** The worth of one piece: as the visitor states it, or else typical of its kind. */
  readonly worth: Pence;
  readonly isTypical: boolean;
};

type Listed = Pick<FurnitureItem, 'id' | 'title' | 'quantity'>;

export function valuedLines(items: readonly Listed[], worth: CoverAnswers['worth']): readonly ValuedLine[] {
  const poundsById = new Map(listedWorth(worth, items).map(({ id, pounds }) => [id, pounds]));
  return items.flatMap(({ id, title, quantity }) => {
    const pounds = poundsById.get(id) ?? typicalPounds(id);
    if (pounds === null) return [];
    return [{ id, title, quantity, worth: fromPounds(pounds), isTypical: !poundsById.has(id) }];
  });
}

/** Returns the lines whose worth is asked for: typically worth more than the included cover, or with a stated worth. */
export const dearLines = (items: readonly Listed[], worth: CoverAnswers['worth']): readonly ValuedLine[] =>
  valuedLines(items, worth).filter((line) => !line.isTypical || line.worth > COVER_LIMITS.included.item);

export type CoverGap = {
  readonly total: Pence;
  /** The most that we pay if everything is lost. */
  readonly covered: Pence;
  /** The part of `total` above the limits for an item and for the job. */
  readonly open: Pence;
};

export function coverGap(lines: readonly Pick<ValuedLine, 'worth' | 'quantity'>[], step: CoverStep): CoverGap {
  const { item, job } = COVER_LIMITS[step];
  const total = sum(lines.map(({ worth, quantity }) => pence(worth * quantity)));
  const byPiece = sum(lines.map(({ worth, quantity }) => pence(Math.min(worth, item) * quantity)));
  const covered = pence(Math.min(byPiece, job));
  return { total, covered, open: pence(total - covered) };
}
