import { useEffect, useRef, type ComponentProps } from 'react';
import { Button } from '@/components/ui/Button';
import { Calendar } from '@/components/ui/Calendar/Calendar';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { Note } from '@/components/ui/Note';
import { formatDay } from '@/lib/domain/london-time';
import type { LocalDate, SlotTimes } from '@/lib/domain/order-types';
import type { DayOffer } from '@/lib/domain/slots/calendar';
import { SlotPicker } from '../SlotPicker';
import styles from './DayAndSlot.module.scss';
import { calendarKey, toCalendarDays, WHOLE_PRICES, type DayWords } from './calendar-days';
import { isWithin, type Bookable } from './use-month';

/** The days of the shown month that the server has answered so far. */
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
  /** Wording of the prices. Default: whole prices. */
  readonly words?: DayWords | undefined;
  readonly date: LocalDate | '';
  readonly slot: SlotTimes | null;
  /**
   * Called with the new day. `sameSlot` is the chosen slot if it is free on that day; keep it only if it is still
   * shown.
   */
  readonly onDay: (date: LocalDate, sameSlot: SlotTimes | null) => void;
  readonly onSlot: (slot: SlotTimes) => void;
  readonly dateError?: string | undefined;
  readonly slotError?: string | undefined;
  readonly closedWord?: ComponentProps<typeof SlotPicker>['closedWord'];
};

/**
 * Renders a calendar with the whole price of the move on each day, then the two-hour arrival slots of the chosen day.
 */
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

  // The slots are the next question, so they scroll into view above the bottom bar of a phone.
  const slots = useRef<HTMLDivElement>(null);
  const isJustChosen = useRef(false);
  useEffect(() => {
    if (!isJustChosen.current) return;
    isJustChosen.current = false;
    slots.current?.scrollIntoView({ block: 'nearest' });
  }, [date]);
  const chooseDay = (next: LocalDate) => {
    if (next === date) return;
    isJustChosen.current = true;
    const free = days.find((each) => each.date === next)?.slots.filter(({ state: place }) => place !== 'full') ?? [];
    onDay(next, free.some(({ start }) => start === slot?.[0]) ? slot : null);
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
          firstDate={bookable.first}
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
        <div ref={slots}>
          <SlotPicker
            legend={`${formatDay(date)}: when should we arrive?`}
            name={names.slot}
            slots={day.slots}
            value={slot}
            onChange={onSlot}
            error={slotError}
            closedWord={closedWord}
          />
        </div>
      ) : null}
      {date && !isWithin(date, bookable) ? (
        <Note kind="error">{`${formatDay(date)} can no longer be booked. Choose another day.`}</Note>
      ) : null}
    </div>
  );
}
