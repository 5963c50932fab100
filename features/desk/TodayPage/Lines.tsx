import type { ReactNode } from 'react';
import type { TodayLine } from '@/lib/contracts/desk-today';
import styles from './Lines.module.scss';

type LinesProps<Line extends TodayLine> = {
  readonly lines: readonly Line[];
  readonly empty: string;
  readonly actionOf?: (line: Line) => ReactNode;
};

/** Renders the customers to attend to, each with the telephone number and a link to the page for it. */
export function Lines<Line extends TodayLine>({ lines, empty, actionOf }: LinesProps<Line>) {
  if (lines.length === 0) return empty === '' ? null : <p className={styles.empty}>{empty}</p>;
  return (
    <ul className={styles.root}>
      {lines.map((line) => (
        <li key={line.key} className={styles.line}>
          <span className={styles.who}>
            <a href={line.href}>
              <strong>{line.name}</strong>, {line.reference}
            </a>
            {line.phone ? <a href={line.phoneHref}>{line.phone}</a> : null}
          </span>
          <span className={styles.why}>{line.text}</span>
          {line.amount ? <strong className={styles.amount}>{line.amount}</strong> : null}
          {actionOf ? <span className={styles.action}>{actionOf(line)}</span> : null}
        </li>
      ))}
    </ul>
  );
}
