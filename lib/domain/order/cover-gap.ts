import { listedWorth, type CoverAnswers } from '../answers/cover';
import { typicalPounds } from '../catalogue/typical-values';
import { fromPounds, pence, sum, type Pence } from '../money';
import { COVER_LIMITS } from '../prices/assumptions';
import type { CoverStep, FurnitureItem } from '../vocabulary';

/** A line of the list with what a piece of it is worth. */
export type ValuedLine = {
  readonly id: string;
  readonly title: string;
  readonly quantity: number;
  /** Of a piece: as the visitor says, else as is typical. */
  readonly worth: Pence;
  readonly isTypical: boolean;
};

type Listed = Pick<FurnitureItem, 'id' | 'title' | 'quantity'>;

/** Every line whose worth is known: said by the visitor, or typical of its kind. */
export function valuedLines(items: readonly Listed[], worth: CoverAnswers['worth']): readonly ValuedLine[] {
  const said = new Map(listedWorth(worth, items).map(({ id, pounds }) => [id, pounds]));
  return items.flatMap(({ id, title, quantity }) => {
    const pounds = said.get(id) ?? typicalPounds(id);
    if (pounds === null) return [];
    return [{ id, title, quantity, worth: fromPounds(pounds), isTypical: !said.has(id) }];
  });
}

/** Those whose worth is asked for: a piece is typically worth more than the included cover, or was given a worth. */
export const dearLines = (items: readonly Listed[], worth: CoverAnswers['worth']): readonly ValuedLine[] =>
  valuedLines(items, worth).filter((line) => !line.isTypical || line.worth > COVER_LIMITS.included.item);

export type CoverGap = {
  /** What all that has a worth is worth. */
  readonly total: Pence;
  /** The most that we pay if all of it is lost. */
  readonly covered: Pence;
  readonly open: Pence;
  /** Of `open`: what single pieces are worth above the limit of an item, and the rest above that of the job. */
  readonly aboveItem: Pence;
  readonly aboveJob: Pence;
};

/** What a step of cover leaves open of a list. */
export function coverGap(lines: readonly Pick<ValuedLine, 'worth' | 'quantity'>[], step: CoverStep): CoverGap {
  const { item, job } = COVER_LIMITS[step];
  const total = sum(lines.map(({ worth, quantity }) => pence(worth * quantity)));
  const byPiece = sum(lines.map(({ worth, quantity }) => pence(Math.min(worth, item) * quantity)));
  const covered = pence(Math.min(byPiece, job));
  return {
    ...{ total, covered, open: pence(total - covered) },
    ...{ aboveItem: pence(total - byPiece), aboveJob: pence(byPiece - covered) },
  };
}
