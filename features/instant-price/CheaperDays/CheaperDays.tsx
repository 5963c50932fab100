import { useId } from 'react';
import { formatShortDay } from '@/lib/domain/london-time';
import { formatPence } from '@/lib/domain/money';
import type { LivePrice } from '../types';
import styles from './CheaperDays.module.scss';

/** What the choice of the day saves. Each day sends the form of the panel, and is the chosen one in the flow. */
export function CheaperDays({ live: { days } }: { readonly live: LivePrice }) {
  const id = useId();
  if (!days) return null;
  const rows = [{ ...days.dearest, saving: null }, ...days.cheaper];
  return (
    <div role="group" aria-labelledby={id} className={styles.root}>
      <p id={id} className={styles.title}>
        Free days, and what each costs
      </p>
      {rows.map(({ date, total, saving }) => (
        <button key={date} type="submit" name="date" value={date} className={styles.day}>
          <span>{formatShortDay(date)}</span> <strong>{formatPence(total)}</strong>{' '}
          {saving === null ? null : <span className={styles.saving}>saves {formatPence(saving)}</span>}
        </button>
      ))}
    </div>
  );
}
