import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { DISPOSAL_TITLE, STORED_TITLE } from '@/lib/domain/order/split-lines';
import { disposalText, storedText } from '@/lib/domain/order/split-words';
import { answerRow, type AnswerRow } from '../check/answer-row';
import { openCover } from '../check/open-cover';
import { movingRows } from './answer-rows';

/** What does not go to the new home, where something does not. */
const splitRows = ({ furnitureItems, split }: MovingAnswers): readonly AnswerRow[] =>
  [
    [STORED_TITLE, storedText(furnitureItems, split)] as const,
    [DISPOSAL_TITLE, disposalText(furnitureItems, split.lines)] as const,
  ]
    .filter(([, text]) => text !== '')
    .map(([title, text]) => answerRow(title, 'items', [text]));

/** The answers of a move with what follows from them: no step fetches what that is worked out by. */
export const checkedRows = (values: MovingAnswers): readonly AnswerRow[] =>
  movingRows(values, { open: openCover(values), parted: splitRows(values) });
