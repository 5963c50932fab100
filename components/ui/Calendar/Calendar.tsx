import styles from './Calendar.module.scss';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, WEEKDAYS } from '@/lib/domain/london-time';
import { Icon } from '../Icon/Icon';
import { DayCell, type CalendarDay } from './DayCell';
import { firstDayOf, monthName, sameDayIn, shiftMonth, weekdayIndex, weeksFrom } from './month-grid';

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

export type { CalendarDay } from './DayCell';

type CalendarProps = {
  /** YYYY-MM, the month shown. */
  readonly month: string;
  /** The known days. A day that is not in the list cannot be chosen. */
  readonly days: readonly CalendarDay[];
  /** YYYY-MM-DD, or '' while none is chosen. */
  readonly value: string;
  readonly onChange: (date: string) => void;
  readonly onMonthChange: (month: string) => void;
  /** The first day that can be chosen, YYYY-MM-DD. The calendar starts with its week. */
  readonly firstDate?: string | undefined;
  /** The last month that can be shown, YYYY-MM. */
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
 * Renders a month of prices as a table with a button per day. One day is in the tab order. Arrow keys move by day and
 * week, Home and End within the week, Page Up and Page Down by month.
 */
export function Calendar(props: CalendarProps) {
  const {
    month,
    days,
    value,
    onChange,
    onMonthChange,
    firstDate = '',
    lastMonth,
    ordinaryText,
    busyText,
    loading,
    id,
    describedBy,
  } = props;
  const headingId = useId();
  const table = useRef<HTMLTableElement>(null);
  const [cursor, setCursor] = useState('');
  const followCursor = useRef(false);
  const known = new Map(days.map((day) => [day.date, day]));
  const weeks = weeksFrom(month, firstDate);
  const firstShown = firstDayOf(weeks);
  const firstMonth = firstDate.slice(0, 7);
  const canGoBack = month > firstMonth;
  const canGoForward = !lastMonth || month < lastMonth;
  const isShown = (date: string) => date.startsWith(month) && date >= firstShown;
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
    const nextMonth = next.slice(0, 7);
    if (nextMonth < firstMonth || (lastMonth && nextMonth > lastMonth)) return;
    const earliest = firstDayOf(weeksFrom(nextMonth, firstDate));
    if (next < earliest && nextMonth === month) return;
    followCursor.current = true;
    setCursor(next < earliest ? earliest : next);
    if (nextMonth !== month) onMonthChange(nextMonth);
  }

  return (
    <div className={styles.root}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.turn}
          disabled={!canGoBack}
          aria-label="Previous month"
          onClick={() => onMonthChange(shiftMonth(month, -1))}
        >
          <Icon name="arrow-left" />
        </button>
        <h2 id={headingId} className={styles.month} aria-live="polite">
          {monthName(month)}
        </h2>
        <button
          type="button"
          className={styles.turn}
          disabled={!canGoForward}
          aria-label="Next month"
          onClick={() => onMonthChange(shiftMonth(month, 1))}
        >
          <Icon name="arrow-right" />
        </button>
      </div>
      <table
        ref={table}
        className={styles.table}
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
