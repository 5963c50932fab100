import { useState } from 'react';
import { Chips } from '@/components/ui/Chips/Chips';
import { TextField } from '@/components/ui/TextField';
import { LONGEST_STAY, SHORTEST_STAY } from '@/lib/domain/pricing/storage-stay';
import { USUAL_WEEKS, weeksIn, weeksText } from '../stay/weeks';
import styles from './TrueCost.module.scss';

type WeeksFieldProps = { readonly weeks: number; readonly onChange: (weeks: number) => void };

const WEEK_CHOICES = USUAL_WEEKS.map((weeks) => ({ value: String(weeks), label: weeksText(weeks) }));

/** Renders the number of weeks as buttons, a number field and a slider. */
export function WeeksField({ weeks, onChange }: WeeksFieldProps) {
  /** The typed text while it is not a valid stay. */
  const [typed, setTyped] = useState<string | null>(null);
  const choose = (chosen: number) => {
    setTyped(null);
    onChange(chosen);
  };
  const type = (text: string) => {
    const chosen = weeksIn(text);
    if (chosen === null) setTyped(text);
    else choose(chosen);
  };
  return (
    <div className={styles.weeks}>
      <Chips
        legend="How long?"
        options={WEEK_CHOICES}
        value={String(weeks)}
        onChange={(value) => choose(Number(value))}
      />
      <div className={styles.exactly}>
        <TextField
          className={styles.number}
          label="Weeks"
          name="weeks"
          type="number"
          inputMode="numeric"
          min={SHORTEST_STAY}
          max={LONGEST_STAY}
          value={typed ?? String(weeks)}
          onChange={type}
          onBlur={() => setTyped(null)}
          error={typed === null ? undefined : `${SHORTEST_STAY} to ${LONGEST_STAY}`}
        />
        <input
          type="range"
          className={styles.range}
          aria-label="Weeks, by sliding"
          aria-valuetext={weeksText(weeks)}
          min={SHORTEST_STAY}
          max={LONGEST_STAY}
          value={weeks}
          onChange={(event) => choose(Number(event.target.value))}
        />
      </div>
    </div>
  );
}
