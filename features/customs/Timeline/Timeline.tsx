import clsx from 'clsx';
import sourcedTextStyles from '../SourcedText.module.scss';
import type { DayModel, Sourced } from '../plan-model';
import { LINE_WIDTH, type LineModel } from './line';
import styles from './Timeline.module.scss';

const ROW = 40;
const DOT = 15;
/** Half of a number's width. */
const SIDE = 20;
const FOOT = 56;

type TimelineProps = { readonly line: LineModel; readonly days: readonly DayModel[] };

export function Timeline({ line, days }: TimelineProps) {
  const ground = line.rows * ROW + 8;
  const heightOf = (row: number) => ground - DOT - 8 - row * ROW;
  return (
    <>
      <div className={styles.drawing} aria-hidden="true">
        <svg viewBox={`${-SIDE} 0 ${LINE_WIDTH + 2 * SIDE} ${ground + FOOT}`} className={styles.line}>
          {line.months.map(({ x, label }) => (
            <g key={x}>
              <path d={`M${x} ${ground}v${label ? 16 : 8}`} className={styles.tick} />
              {label && x < LINE_WIDTH - 110 ? (
                <text x={x} y={ground + 38} className={styles.month}>
                  {label}
                </text>
              ) : null}
            </g>
          ))}
          <path d={`M0 ${ground}H${LINE_WIDTH}`} className={styles.ground} />
          {line.today === null ? null : <path d={`M${line.today} 0V${ground}`} className={styles.today} />}
          {line.points.map(({ number, x, row, isPassed }) => (
            <path
              key={number}
              d={`M${x} ${heightOf(row)}V${ground}`}
              className={clsx(styles.stem, isPassed && styles.passed)}
            />
          ))}
          {line.points.map(({ number, x, row, isPassed }) => (
            <g key={number} className={clsx(styles.point, isPassed && styles.passed)}>
              <circle cx={x} cy={heightOf(row)} r={DOT} />
              <text x={x} y={heightOf(row) + 6}>
                {number}
              </text>
            </g>
          ))}
        </svg>
      </div>
      <ol className={styles.days}>
        {days.map(({ id, day, title, text, refs, tags, isPassed }) => (
          <li key={id} className={clsx(styles.day, isPassed && styles.isPassed)}>
            <p className={styles.when}>{day}</p>
            <div>
              <h3>{title}</h3>
              <p>
                <SourcedText text={text} refs={refs} />
              </p>
              {tags.length > 0 ? <p className={styles.tags}>{tags.join(' · ')}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

export function SourcedText({ text, refs }: Sourced) {
  return (
    <>
      {text}{' '}
      {refs.length > 0 ? (
        <span className={sourcedTextStyles.refs}>
          {refs.map((number) => (
            <a key={number} href={`#source-${number}`} className={sourcedTextStyles.ref}>
              <span className={sourcedTextStyles.spoken}>Source </span>
              {number}
            </a>
          ))}
        </span>
      ) : null}
    </>
  );
}
