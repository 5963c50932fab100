import { useId } from 'react';
import { formatShortDay } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import type { EqualDays } from '@/lib/domain/slots/cheaper-days';
import type { LivePrice } from './types';
import styles from './CheaperDays.module.scss';

type CheaperDaysProps = {
  readonly live: LivePrice;
  /** Whether more is paid later, so that the amount of a day is the first payment. */
  readonly isFirstPayment?: boolean;
};

/** Renders what other days would save. Each day submits the form and is the chosen day in the flow. */
export function CheaperDays({ live: { days }, isFirstPayment = false }: CheaperDaysProps) {
  const id = useId();
  if (!days) return null;
  const isEqual = 'dates' in days;
  return (
    <div role="group" aria-labelledby={id} className={styles.root}>
      <p id={id} className={styles.title}>
        {isEqual ? sameWords(days, isFirstPayment) : priceWords(isFirstPayment)}
      </p>
      {isEqual
        ? days.dates.map((date) => (
            <button key={date} type="submit" name="date" value={date} className={styles.day}>
              <span>{formatShortDay(date)}</span>
            </button>
          ))
        : [{ ...days.dearest, saving: null }, ...days.cheaper].map(({ date, total, saving }) => (
            <button key={date} type="submit" name="date" value={date} className={styles.day}>
              <span>{formatShortDay(date)}</span> <strong>{formatPence(total)}</strong>{' '}
              {saving === null ? null : <span className={styles.saving}>saves {formatPence(saving)}</span>}
            </button>
          ))}
    </div>
  );
}

const priceWords = (isFirstPayment: boolean): string =>
  isFirstPayment ? 'Available days and first payments' : 'Available days and prices';

/** Returns "Every available day in the next two weeks costs the same: £259. The first is Tuesday 8 December." */
function sameWords({ total, dates: [first = ''] }: EqualDays, isFirstPayment: boolean): string {
  const same = isFirstPayment ? 'has the same first payment' : 'costs the same';
  return `Every available day in the next two weeks ${same}: ${formatPence(total)}. The first is ${formatShortDay(first)}.`;
}
