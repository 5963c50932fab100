import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { WHOLE_PRICES, bookablePart, calendarKey, toCalendarDays, type DayWords } from './calendar-days';
import { Button } from '@/components/ui/Button';
import { Calendar } from '@/components/ui/Calendar/Calendar';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { Note } from '@/components/ui/Note';
import { formatDay, formatSlot, type LocalDate, type SlotTimes } from '@/lib/domain/london-time';
import type { DayOffer, SlotState } from '@/lib/domain/slots/calendar';
import slotPickerStyles from '../SlotPicker.module.scss';
import styles from './DayAndSlot.module.scss';

export type Bookable = { readonly first: LocalDate; readonly last: LocalDate };

export const isWithin = (date: LocalDate | '', { first, last }: Bookable): boolean => date >= first && date <= last;

/** Returns the shown month, first that of the chosen day, with its setter and the range of days to request. */
export function useMonth(date: LocalDate | '', bookable: Bookable) {
  const [month, setMonth] = useState((isWithin(date, bookable) ? date : bookable.first).slice(0, 7));
  return { month, setMonth, range: bookablePart(month, bookable) };
}

type Offer = {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly days: readonly DayOffer[];
  readonly retry: () => void;
};

type DayAndSlotProps = {
  readonly names: { readonly date: string; readonly slot: string };
  readonly bookable: Bookable;
  readonly month: string;
  readonly onMonth: (month: string) => void;
  readonly offer: Offer;
  /** Wording of the prices. Default: whole prices. */
  readonly words?: DayWords | undefined;
  readonly date: LocalDate | '';
  readonly slot: SlotTimes | null;
  /** Called with the new day, and the chosen slot if that day has it too. */
  readonly onDay: (date: LocalDate, sameSlot: SlotTimes | null) => void;
  readonly onSlot: (slot: SlotTimes) => void;
  readonly dateError?: string | undefined;
  readonly slotError?: string | undefined;
  readonly isRuledOut?: ComponentProps<typeof SlotPicker>['isRuledOut'];
};

/** Renders a calendar with the price of each day, then the arrival slots of the chosen day. */
export function DayAndSlot(props: DayAndSlotProps) {
  const { names, bookable, month, onMonth, offer, words = WHOLE_PRICES, date, slot, onDay, dateError } = props;
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
            onChange={props.onSlot}
            error={props.slotError}
            isRuledOut={props.isRuledOut}
          />
        </div>
      ) : null}
      {date && !isWithin(date, bookable) ? (
        <Note kind="error">{`${formatDay(date)} can no longer be booked. Choose another day.`}</Note>
      ) : null}
    </div>
  );
}

const STATE_WORDS: Readonly<Record<SlotState, string>> = {
  free: 'Available',
  last: 'Last one',
  full: 'Not available',
};

type SlotPickerProps = {
  readonly legend: string;
  readonly name: string;
  readonly slots: DayOffer['slots'];
  readonly value: SlotTimes | null;
  readonly onChange: (slot: SlotTimes) => void;
  readonly error?: string | undefined;
  /** Returns whether the answers rule a slot out, also before the server has said so. */
  readonly isRuledOut?: ((slot: SlotTimes) => boolean) | undefined;
};

/**
 * Renders the two-hour arrival slots of a day with their states (LAW-3). One without places, or that the answers rule
 * out, is "Not available" and disabled unless it is chosen.
 */
function SlotPicker({ legend, name, slots, value, onChange, error, isRuledOut }: SlotPickerProps) {
  const offered = slots.map((slot) =>
    isRuledOut?.([slot.start, slot.end]) ? { ...slot, state: 'full' as const } : slot,
  );
  const firstOpen = offered.findIndex((slot) => slot.state !== 'full');
  return (
    <fieldset className={slotPickerStyles.root} aria-describedby={error ? `${name}-message` : undefined}>
      <legend className={slotPickerStyles.legend}>{legend}</legend>
      <p className={slotPickerStyles.quiet}>We arrive within these two hours.</p>
      <div className={slotPickerStyles.slots}>
        {offered.map(({ start, end, state }, index) => {
          const isChosen = value?.[0] === start;
          return (
            <label key={start} className={slotPickerStyles.slot}>
              <input
                type="radio"
                name={name}
                id={index === firstOpen ? name : `${name}-${start}`}
                value={start}
                checked={isChosen}
                disabled={state === 'full' && !isChosen}
                onChange={() => onChange([start, end])}
              />
              <span className={slotPickerStyles.times}>{formatSlot([start, end])}</span>
              <span className={state === 'last' ? slotPickerStyles.last : slotPickerStyles.state}>
                {isChosen ? 'Your slot' : STATE_WORDS[state]}
              </span>
            </label>
          );
        })}
      </div>
      <FieldMessage id={`${name}-message`} error={error} />
    </fieldset>
  );
}
