import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { factsFor } from '@/lib/domain/order/order-facts';
import { answerRow, type AnswerRow } from '../check/answer-row';
import { openCover } from '../check/open-cover';
import { movingRows } from './answer-rows';

/** Returns the facts about the order that would be made from the answers. All of them are answered on the items step. */
const factRows = ({ addOns, furnitureItems, split }: MovingAnswers): readonly AnswerRow[] =>
  factsFor('check', {
    services: ['MOVING', ...addOns],
    furnitureItems,
    split: split.lines,
    storageSpace: split.storageSpace || null,
    storageTerm: split.storageTerm || null,
  }).map(({ label, text }) => answerRow(label, 'items', [text]));

/** Returns every answer of a move, with what follows from the answers. The steps do not load this code. */
export const checkedRows = (values: MovingAnswers): readonly AnswerRow[] =>
  movingRows(values, { open: openCover(values), parted: factRows(values) });
