import { needsStartRequest } from '@/lib/domain/order/cancellation';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import type { LocalDate } from '@/lib/domain/order/types';
import { MESSAGES } from '@/lib/validation/messages';
import type { FieldErrors } from '../engine/types';

type About = Pick<MovingAnswers, 'addOns' | 'dates'>;

/** LAW-6: whether the visitor has to ask us to begin inside the 14 days. `today` is London's date. */
export const isStartRequestNeeded = ({ addOns, dates }: About, today: LocalDate): boolean =>
  needsStartRequest(dates.movingDate, today, addOns);

/** The rule that no schema can hold, because it needs the clock. The server has the same one. */
export const startRequestErrors = (
  values: About & Pick<MovingAnswers, 'wantsStartWithin14Days'>,
  today: LocalDate,
): FieldErrors =>
  isStartRequestNeeded(values, today) && !values.wantsStartWithin14Days
    ? { wantsStartWithin14Days: MESSAGES.startRequestRequired }
    : {};
