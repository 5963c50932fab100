import { DayAndSlot } from '@/components/booking/DayAndSlot/DayAndSlot';
import { useMonth } from '@/components/booking/DayAndSlot/use-month';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { useAnswers } from '../../../engine/form';
import { useMovingFacts } from '../../facts';
import { useDays } from '../../use-days';

const NAMES = { date: 'dates.movingDate', slot: 'timeSlot.movingDate' } as const;

/** When we come, with the whole price of the move on each day. */
export function DateStep() {
  const { values, setField, errorOf } = useAnswers<MovingAnswers>();
  const { bookable, knownDays } = useMovingFacts();
  const { movingDate: date } = values.dates;
  const { movingDate: slot } = values.timeSlot;
  const { month, setMonth, range } = useMonth(date, bookable);
  const offer = useDays(values, range, knownDays);
  return (
    <DayAndSlot
      names={NAMES}
      bookable={bookable}
      month={month}
      onMonth={setMonth}
      offer={offer}
      date={date}
      slot={slot}
      onDay={async (day, kept) => {
        await setField(NAMES.date, day);
        if (slot && !kept) await setField(NAMES.slot, null);
      }}
      onSlot={(chosen) => void setField(NAMES.slot, chosen)}
      dateError={errorOf(NAMES.date)}
      slotError={errorOf(NAMES.slot)}
    />
  );
}
