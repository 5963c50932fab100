import styles from './Calendar.module.scss';
import clsx from 'clsx';
import { useEffect, useId, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import { WEEKDAYS, addDays, formatDay, formatMonth } from '@/lib/domain/london-time';
import { Icon } from '../Icon/Icon';
import { firstDayOf, lastDayOf, monthsName, sameDayIn, shiftMonth, weekdayIndex, weeksFrom } from './month-grid';

/** Returns the date that a key moves to from a date in the calendar; undefined for any other key. */
function dateAfterKey(key: string, from: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -7);
    case 'ArrowDown':
      return addDays(from, 7);
    case 'Home':
      return addDays(from, -weekdayIndex(from));
    case 'End':
      return addDays(from, 6 - weekdayIndex(from));
    case 'PageUp':
      return sameDayIn(shiftMonth(from.slice(0, 7), -1), from);
    case 'PageDown':
      return sameDayIn(shiftMonth(from.slice(0, 7), 1), from);
    default:
      return undefined;
  }
}

type CalendarProps = {
  readonly month: string;
  /** The known days. A day that is not in the list cannot be chosen. */
  readonly days: readonly CalendarDay[];
  readonly value: string;
  readonly onChange: (date: string) => void;
  readonly onMonthChange: (month: string) => void;
  /** The first day that can be chosen, YYYY-MM-DD. The calendar starts with its week. */
  readonly firstDate?: string | undefined;
  readonly lastMonth?: string | undefined;
  /** Caption of ordinary free days, e.g. "£250 on most days". `busyText` is that of busy days. */
  readonly ordinaryText?: string | undefined;
  readonly busyText?: string | undefined;
  readonly loading?: boolean | undefined;
  /** Id of the button of the chosen (or first free) day, as the target of an error summary. */
  readonly id?: string | undefined;
  readonly describedBy?: string | undefined;
};

/**
 * Renders a month of prices as a table of buttons, with one in the tab order. Arrow keys move by day and week, Home and
 * End within the week, Page Up and Page Down by month.
 */
export function Calendar(props: CalendarProps) {
  const { month, days, value, onChange, onMonthChange, firstDate = '', lastMonth } = props;
  const { ordinaryText, busyText, loading, id, describedBy } = props;
  const headingId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState('');
  const followCursor = useRef(false);
  const known = new Map(days.map((day) => [day.date, day]));
  const weeks = weeksFrom(month, firstDate);
  const firstShown = firstDayOf(weeks);
  const firstMonth = firstDate.slice(0, 7);
  const lastShown = lastDayOf(weeks);
  const isShown = (date: string) => date >= firstShown && date <= lastShown;
  const firstFree = days.find((day) => isShown(day.date) && day.state === 'free')?.date ?? firstShown;
  const reachable = [cursor, value, firstFree].find(isShown);

  useEffect(() => {
    if (!followCursor.current) return;
    followCursor.current = false;
    table.current?.querySelector<HTMLButtonElement>(`[data-date="${cursor}"]`)?.focus();
  }, [cursor, month]);

  function moveFrom(from: string, event: KeyboardEvent): void {
    const next = dateAfterKey(event.key, from);
    if (!next) return;
    event.preventDefault();
    if (isShown(next)) {
      followCursor.current = true;
      setCursor(next);
      return;
    }
    const nextMonth = next.slice(0, 7);
    if (nextMonth < firstMonth || (lastMonth && nextMonth > lastMonth)) return;
    const earliest = firstDayOf(weeksFrom(nextMonth, firstDate));
    if (next < earliest && nextMonth === month) return;
    followCursor.current = true;
    setCursor(next < earliest ? earliest : next);
    if (nextMonth !== month) onMonthChange(nextMonth);
  }

  const turn = (label: string, icon: 'arrow-left' | 'arrow-right', months: number, isPossible: boolean) => (
    <button
      type="button"
      className={styles.turn}
      disabled={!isPossible}
      aria-label={label}
      onClick={() => onMonthChange(shiftMonth(month, months))}
    >
      <Icon name={icon} />
    </button>
  );

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        {turn('Previous month', 'arrow-left', -1, month > firstMonth)}
        <h2 id={headingId} className={styles.month} aria-live="polite">
          {monthsName(weeks)}
        </h2>
        {turn('Next month', 'arrow-right', 1, !lastMonth || month < lastMonth)}
      </div>
      <table
        ref={table}
        className={styles.table}
        style={lengthOf(days)}
        aria-labelledby={headingId}
        aria-describedby={[describedBy, `${headingId}-keys`].filter(Boolean).join(' ')}
        aria-busy={loading || undefined}
      >
        <thead>
          <tr>
            {WEEKDAYS.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((date, index) =>
                date ? (
                  <DayCell
                    key={date}
                    date={date}
                    day={known.get(date)}
                    chosen={date === value}
                    reachable={date === reachable}
                    isMonthNamed={date.endsWith('-01') && !firstShown.startsWith(date.slice(0, 7))}
                    id={date === reachable ? id : undefined}
                    onKeyDown={moveFrom}
                    onChoose={(chosen) => {
                      setCursor(chosen);
                      onChange(chosen);
                    }}
                  />
                ) : (
                  <td key={WEEKDAYS[index]} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p id={`${headingId}-keys`} className={styles.keys}>
        Arrow keys move between days
      </p>
      {ordinaryText || busyText ? (
        <ul className={styles.key}>
          {ordinaryText ? <li className={styles.ordinary}>{ordinaryText}</li> : null}
          {busyText ? <li className={styles.higher}>{busyText}</li> : null}
        </ul>
      ) : null}
    </div>
  );
}

export type CalendarDay = {
  readonly date: string;
  readonly state: 'free' | 'full' | 'closed';
  /** The displayed price: whole ("£250") or as a difference ("+£25", "same"). Displayed on free days only. */
  readonly price?: string | undefined;
  /** The price for screen readers where it differs from `price`: "£25 more" for "+£25". */
  readonly priceName?: string | undefined;
  /** Whether the day has the higher price. Such days are outlined instead of filled, to be distinct in greyscale. */
  readonly isBusy?: boolean | undefined;
};

const STATE_WORDS: Record<CalendarDay['state'], string> = { free: 'available', full: 'full', closed: 'not available' };

/** Returns "Tuesday 15 December 2026, £250, available". */
function accessibleName(date: string, { state, price, priceName = price }: Omit<CalendarDay, 'date'>): string {
  return [formatDay(date), state === 'free' ? priceName : undefined, STATE_WORDS[state]].filter(Boolean).join(', ');
}

/** Returns the length of the longest price. The style sheet sizes all prices so that a phone's day holds it. */
const lengthOf = (days: readonly CalendarDay[]): CSSProperties & { '--length': number } => ({
  '--length': Math.max(...days.map(({ price = '' }) => price.length)),
});

type DayCellProps = {
  readonly date: string;
  readonly day: CalendarDay | undefined;
  readonly chosen: boolean;
  readonly reachable: boolean;
  /** Whether another month begins here. */
  readonly isMonthNamed: boolean;
  readonly id: string | undefined;
  readonly onChoose: (date: string) => void;
  readonly onKeyDown: (date: string, event: KeyboardEvent) => void;
};

/** Renders a day. Days that are not free stay focusable, so that screen readers can read their state. */
function DayCell(props: DayCellProps) {
  const { date, day = { date, state: 'closed' }, chosen, reachable, isMonthNamed, id, onChoose, onKeyDown } = props;
  const isFree = day.state === 'free';
  const number = Number(date.slice(8));
  return (
    <td>
      <button
        type="button"
        id={id}
        data-date={date}
        className={clsx(styles.day, isFree && day.isBusy && styles.busy)}
        aria-label={accessibleName(date, day)}
        aria-pressed={chosen}
        aria-disabled={isFree ? undefined : true}
        tabIndex={reachable ? 0 : -1}
        onClick={() => isFree && onChoose(date)}
        onKeyDown={(event) => onKeyDown(date, event)}
      >
        <span>{isMonthNamed ? `${number} ${formatMonth(date).slice(0, 3)}` : number}</span>
        {isFree && day.price ? <small>{day.price}</small> : null}
        {day.state === 'full' ? <small>full</small> : null}
      </button>
    </td>
  );
}
