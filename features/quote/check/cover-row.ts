import { listedWorth, type CoverAnswers } from '@/lib/domain/answers/flow-answers';
import { formatPounds } from '@/lib/domain/money';
import { COVER_TITLE } from '@/lib/domain/order/labels';
import { stepTitle } from '@/lib/domain/order/cover-words';
import { stepPrice } from '@/lib/domain/order/list-lines';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { answerRow, type AnswerRow } from './answer-row';

export type CoveredList = { readonly cover: CoverAnswers; readonly furnitureItems: readonly FurnitureItem[] };

/** Returns the cover's step, the gap that it leaves open, and the worth of the listed items. */
export function coverRow({ cover, furnitureItems }: CoveredList, open: readonly string[]): AnswerRow {
  const titles = new Map(furnitureItems.map(({ id, title }) => [id, title]));
  const worths = listedWorth(cover.worth, furnitureItems).map(
    ({ id, pounds }) => `${titles.get(id) ?? ''}: worth ${formatPounds(pounds)}`,
  );
  return answerRow(COVER_TITLE, 'items', [`${stepTitle(cover.step)}, ${stepPrice(cover.step)}`, ...open, ...worths]);
}
