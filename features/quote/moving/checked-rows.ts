import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { factsFor } from '@/lib/domain/order/order-facts';
import { moveFactSource } from '@/lib/domain/services/moving/order-like';
import { answerRow, type AnswerRow } from '../check/answer-row';
import { openCover } from '../check/open-cover';
import { movingRows } from './answer-rows';

/** Returns the facts about the order that the answers would become. All of them are answered on the items step. */
const factRows = (values: MovingAnswers): readonly AnswerRow[] =>
  factsFor('check', moveFactSource(values)).map(({ label, text }) => answerRow(label, 'items', [text]));

/** Returns every answer of a move, with what follows from the answers. The steps do not load this code. */
export const checkedRows = (values: MovingAnswers): readonly AnswerRow[] =>
  movingRows(values, { open: openCover(values), parted: factRows(values) });
