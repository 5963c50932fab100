import { useState } from 'react';
import { Icon } from '@/components/ui/Icon/Icon';
import { readWhole } from '@/lib/domain/typed-number';
import type { PartRow } from '../types';
import styles from './PartBody.module.scss';

type CountRowProps = PartRow & { readonly onCount: (count: number) => void };

/** How many of a thing: typed, or by two buttons that post the form where no script runs. */
export function CountRow({ id, title, volume, quantity, onCount }: CountRowProps) {
  // What is typed is no number yet: "" on the way from 2 to 12.
  const [typed, setTyped] = useState<string | null>(null);
  const name = `n_${id}`;
  const type = (text: string) => {
    setTyped(text);
    const count = text.trim() === '' ? 0 : readWhole(text, [0, 999]);
    if (count !== null) onCount(count);
  };
  return (
    <li className={styles.row}>
      <label htmlFor={name}>
        {title} <span>{volume}</span>
      </label>
      <div className={styles.count} role="group" aria-label={title}>
        <button type="submit" name="step" value={`${id}-`} aria-label={`Remove one: ${title}`}>
          <Icon name="minus" />
        </button>
        <input
          id={name}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={typed ?? String(quantity)}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setTyped(null)}
        />
        <button type="submit" name="step" value={`${id}+`} aria-label={`Add one: ${title}`}>
          <Icon name="plus" />
        </button>
      </div>
    </li>
  );
}
