import clsx from 'clsx';
import type { KeyboardEvent } from 'react';
import { formatDay } from '@/lib/domain/london-time';
import styles from './Calendar.module.scss';

/** A day in the calendar: its availability and the text of its price. */
export type CalendarDay = {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly state: 'free' | 'full' | 'closed';
  /** The displayed price: whole ("£250") or as a difference ("+£25", "same"). Displayed on free days only. */
  readonly price?: string | undefined;
  /** The price rounded up to the pound, if it has pence, for narrow screens. Screen readers get the exact price. */
  readonly roundPrice?: string | undefined;
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

/** Renders a price. A phone shows it rounded up to the pound, so that it is neither tiny nor broken in two. */
function DayPrice({ price, roundPrice }: Pick<CalendarDay, 'price' | 'roundPrice'>) {
  if (!roundPrice) return <small>{price}</small>;
  return (
    <>
      <small className={styles.exact}>{price}</small>
      <small className={styles.round}>{roundPrice}</small>
    </>
  );
}

type DayCellProps = {
  readonly date: string;
  readonly day: CalendarDay | undefined;
  readonly chosen: boolean;
  readonly reachable: boolean;
  readonly id: string | undefined;
  readonly onChoose: (date: string) => void;
  readonly onKeyDown: (date: string, event: KeyboardEvent) => void;
};

/**
 * Renders the table cell of one day with its button. Days that are not free stay focusable by arrow keys, so that
 * screen readers can read their state. A day without data counts as closed.
 */
export function DayCell({
  date,
  day = { date, state: 'closed' },
  chosen,
  reachable,
  id,
  onChoose,
  onKeyDown,
}: DayCellProps) {
  const isFree = day.state === 'free';
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
        <span>{Number(date.slice(8))}</span>
        {isFree && day.price ? <DayPrice {...day} /> : null}
        {day.state === 'full' ? <small>full</small> : null}
      </button>
    </td>
  );
}
