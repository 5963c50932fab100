import type { MovingAnswers } from '@/lib/domain/answers/moving';
import { stores } from '@/lib/domain/answers/split';
import { paymentPlan } from '@/lib/domain/pricing/payment-plan';
import { bindsText } from '@/lib/domain/storage/binds';
import type { CheckedBooking } from '../booking';
import { movingBooking } from './booking';
import { checkedRows } from './checked-rows';
import { CheckedTimeline } from './timeline/CheckedTimeline';

/** A move as its last page knows it. */
export const checkedMove: CheckedBooking<MovingAnswers> = {
  ...movingBooking,
  rows: checkedRows,
  payments: {
    field: 'isAgreedWithPayments',
    beside: 'the move',
    planOf: ({ split, dates }, quote) =>
      paymentPlan(quote, { storageTerm: split.storageTerm, since: dates.movingDate }),
  },
  binds: (values) =>
    stores(values.furnitureItems, values.split.lines) && values.split.storageTerm !== ''
      ? `One move. ${bindsText(values.split.storageTerm)}`
      : movingBooking.binds(values),
  Plan: CheckedTimeline,
};
