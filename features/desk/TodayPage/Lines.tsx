import type { TodayLine } from '@/lib/contracts/desk-today-views';
import styles from './Lines.module.scss';

type LinesProps = {
  readonly lines: readonly TodayLine[];
  /** Said where there is none; '' for nothing. */
  readonly empty: string;
};

/** People to see to, each with the telephone and the page where it is done. */
export function Lines({ lines, empty }: LinesProps) {
  if (lines.length === 0) return empty === '' ? null : <p className={styles.empty}>{empty}</p>;
  return (
    <ul className={styles.root}>
      {lines.map(({ key, reference, href, name, phone, phoneHref, text, amount }) => (
        <li key={key} className={styles.line}>
          <span className={styles.who}>
            <a href={href}>
              <strong>{name}</strong>, {reference}
            </a>
            {phone ? <a href={phoneHref}>{phone}</a> : null}
          </span>
          <span className={styles.why}>{text}</span>
          {amount ? <strong className={styles.amount}>{amount}</strong> : null}
        </li>
      ))}
    </ul>
  );
}
