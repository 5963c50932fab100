import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { NOTHING } from '@/lib/domain/money';
import { coverGap, valuedLines } from '@/lib/domain/order/cover-gap';
import { gapTitle } from '@/lib/domain/order/cover-words';
import type { Booking } from '../booking';
import { movingRows } from './answer-rows';
import { movingBooking } from './booking';
import { CheckedTimeline } from './timeline/CheckedTimeline';

/** "The included cover leaves £1,250 open"; nothing where nothing has a value. */
function openCover({ cover, furnitureItems }: MovingAnswers): readonly string[] {
  const gap = coverGap(valuedLines(furnitureItems, cover.worth), cover.step);
  return gap.total === NOTHING ? [] : [gapTitle(gap, cover.step)];
}

/** A move as its last page knows it: what typical things are worth is told there, and is no step's to fetch. */
export const checkedMove: Booking<MovingAnswers> = {
  ...movingBooking,
  rows: (values) => movingRows(values, openCover(values)),
  Plan: CheckedTimeline,
};
