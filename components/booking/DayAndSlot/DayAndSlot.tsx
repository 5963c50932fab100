import type { ComponentProps } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { Calendar } from '@/components/ui/Calendar/Calendar';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { Note } from '@/components/ui/Note/Note';
import { formatDay } from '@/lib/domain/london-time';
import type { LocalDate, SlotTimes } from '@/lib/domain/order/types';
import type { DayOffer } from '@/lib/domain/slots/day-offer';
import { SlotPicker } from '../SlotPicker/SlotPicker';
import { calendarKey, toCalendarDays, WHOLE_PRICES, type DayWords } from './calendar-days';
import styles from './DayAndSlot.module.scss';
import { isWithin, type Bookable } from './use-month';

/** The days of the month shown, as far as they are known. */
type Offer = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly days: readonly DayOffer[];
  readonly retry: () => void;
};

type DayAndSlotProps = {
  /** Names of the two fields, in the form and in its error summary. */
  readonly names: { readonly date: string; readonly slot: string };
  readonly bookable: Bookable;
  /** YYYY-MM, the month shown (useMonth). */
  readonly month: string;
  readonly onMonth: (month: string) => void;
  readonly offer: Offer;
  /** How prices are said; whole prices unless told otherwise. */
  readonly words?: DayWords | undefined;
  readonly date: LocalDate | '';
  readonly slot: SlotTimes | null;
  /** `slot` stays as it is while it is free on the new day too, and is null otherwise. */
  readonly onDay: (date: LocalDate, slot: SlotTimes | null) => void;
  readonly onSlot: (slot: SlotTimes) => void;
  readonly dateError?: string | undefined;
  readonly slotError?: string | undefined;
  readonly closedWord?: ComponentProps<typeof SlotPicker>['closedWord'];
};

/** A day with the whole price of the move on it, then two hours in which we arrive. */
export function DayAndSlot(props: DayAndSlotProps) {
  const {
    names,
    bookable,
    month,
    onMonth,
    offer,
    words = WHOLE_PRICES,
    date,
    slot,
    onDay,
    onSlot,
    dateError,
    slotError,
    closedWord,
  } = props;
  const { state, days, retry } = offer;
  const key = calendarKey(days, words);
  const day = days.find((each) => each.date === date);

  const chooseDay = (next: LocalDate) => {
    const slots = days.find((each) => each.date === next)?.slots ?? [];
    const isStillFree = slots.some(({ start, state: place }) => start === slot?.[0] && place !== 'full');
    onDay(next, isStillFree ? slot : null);
  };

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
          id={names.date}
          month={month}
          days={toCalendarDays(days, words)}
          value={date}
          onChange={chooseDay}
          onMonthChange={onMonth}
          firstMonth={bookable.first.slice(0, 7)}
          lastMonth={bookable.last.slice(0, 7)}
          ordinaryText={key.ordinary}
          busyText={key.busy}
          loading={state === 'loading'}
          describedBy={dateError ? `${names.date}-message` : undefined}
        />
        <FieldMessage id={`${names.date}-message`} error={dateError} />
        <p role="status" className={styles.quiet}>
          {state === 'loading' ? 'Loading days and prices' : ''}
        </p>
      </div>
      {date && day ? (
        <SlotPicker
          legend={`${formatDay(date)}: when should we arrive?`}
          name={names.slot}
          slots={day.slots}
          value={slot}
          onChange={onSlot}
          error={slotError}
          closedWord={closedWord}
        />
      ) : null}
      {date && !isWithin(date, bookable) ? (
        <Note kind="error">{formatDay(date)} can no longer be booked. Choose another day.</Note>
      ) : null}
    </div>
  );
}
