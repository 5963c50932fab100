import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Calendar } from '@/components/ui/Calendar/Calendar';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { Note } from '@/components/ui/Note/Note';
import { formatDay } from '@/lib/domain/london-time';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { useAnswers } from '../../../engine/form';
import { useMovingFacts } from '../../facts';
import { useDays } from '../../use-days';
import { bookablePart, calendarKey, toCalendarDays } from './calendar-days';
import styles from './DateStep.module.scss';
import { SlotPicker } from './SlotPicker';

/** A day with the whole price of the move on it, then two hours in which we arrive. */
export function DateStep() {
  const { values, setField, errorOf } = useAnswers<MovingAnswers>();
  const { bookable, knownDays } = useMovingFacts();
  const date = values.dates.movingDate;
  const isDateBookable = date >= bookable.first && date <= bookable.last;
  const [month, setMonth] = useState((isDateBookable ? date : bookable.first).slice(0, 7));
  const { state, days, retry } = useDays(values, bookablePart(month, bookable), knownDays);
  const key = calendarKey(days);
  const day = days.find((each) => each.date === date);

  const chooseDay = async (next: string) => {
    const chosen = values.timeSlot.movingDate;
    await setField('dates.movingDate', next);
    const isStillFree = days.some(
      (each) =>
        each.date === next && each.slots.some(({ start, state: slot }) => start === chosen?.[0] && slot !== 'full'),
    );
    if (chosen && !isStillFree) await setField('timeSlot.movingDate', null);
  };
  const dateError = errorOf('dates.movingDate');

  return (
    <div className={styles.root}>
      {state === 'failed' ? (
        <Note kind="error" role="alert">
          <p>We could not load the days. Nothing you entered is lost.</p>
          <Button kind="secondary" size="s" onClick={retry}>
            Load the days again
          </Button>
        </Note>
      ) : null}
      <div>
        <Calendar
          id="dates.movingDate"
          month={month}
          days={toCalendarDays(days)}
          value={date}
          onChange={(next) => void chooseDay(next)}
          onMonthChange={setMonth}
          firstMonth={bookable.first.slice(0, 7)}
          lastMonth={bookable.last.slice(0, 7)}
          ordinaryText={key.ordinary}
          busyText={key.busy}
          loading={state === 'loading'}
          describedBy={dateError ? 'dates.movingDate-message' : undefined}
        />
        <FieldMessage id="dates.movingDate-message" error={dateError} />
        <p role="status" className={styles.quiet}>
          {state === 'loading' ? 'Loading days and prices' : ''}
        </p>
      </div>
      {date && day ? (
        <SlotPicker
          legend={`${formatDay(date)}: when should we arrive?`}
          name="timeSlot.movingDate"
          slots={day.slots}
          value={values.timeSlot.movingDate}
          onChange={(slot) => void setField('timeSlot.movingDate', slot)}
          error={errorOf('timeSlot.movingDate')}
        />
      ) : null}
      {date && !isDateBookable ? (
        <Note kind="error">{formatDay(date)} can no longer be booked. Choose another day.</Note>
      ) : null}
    </div>
  );
}
