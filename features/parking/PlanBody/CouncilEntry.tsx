import clsx from 'clsx';
import { Icon } from '@/components/ui/Icon/Icon';
import type { CouncilCard } from '../types';
import styles from './PlanBody.module.scss';

/** One council: by when to ask it for what, and where. */
export function CouncilEntry({ borough, title, text, note, link, isTooLate }: CouncilCard) {
  return (
    <li className={clsx(styles.council, isTooLate && styles.tooLate)}>
      <h3>{borough}</h3>
      <p className={styles.when}>
        <Icon name={isTooLate ? 'error' : 'calendar'} /> {title}
      </p>
      <p>{text}</p>
      {note ? <p className={styles.note}>{note}</p> : null}
      <p>
        <a href={link.href} rel="external">
          {link.label}
        </a>
      </p>
    </li>
  );
}
