import type { MovingAnswers } from '@/lib/domain/answers/moving';
import type { Booking } from '../booking';
import { openCover } from '../check/open-cover';
import { movingRows } from './answer-rows';
import { movingBooking } from './booking';
import { CheckedTimeline } from './timeline/CheckedTimeline';

/** A move as its last page knows it. */
export const checkedMove: Booking<MovingAnswers> = {
  ...movingBooking,
  rows: (values) => movingRows(values, openCover(values)),
  Plan: CheckedTimeline,
};
