import clsx from 'clsx';
import type { CSSProperties } from 'react';
import { formatShortDay } from '@/lib/domain/london-time';
import { clockOf } from '@/lib/domain/timeline/clock';
import type { Team, TimelineDay, TimelineLeg } from '@/lib/domain/timeline/types';
import { doneWords, hoursOf, legWords } from '@/lib/domain/timeline/words';
import { capitalised } from '@/lib/domain/wording';
import styles from './Timeline.module.scss';

type TimelineProps = {
  readonly days: readonly TimelineDay[];
  /** The text below the days that says how exact the times are. */
  readonly note: string;
};

/** Renders each day's work step by step. The bars repeat the times and are hidden from screen readers. */
export function Timeline({ days, note }: TimelineProps) {
  return (
    <div className={styles.root}>
      {days.map((day) => (
        <Day key={day.date} day={day} />
      ))}
      <p className={styles.note}>{note}</p>
    </div>
  );
}

/** Teams in the order in which their days begin. */
const TEAMS: readonly Team[] = ['delivery', 'movers', 'cleaners', 'carrier'];

/** Styles of each team's bar. They also differ without colour: solid, striped or outlined. */
const BARS: Readonly<Record<Team, string | undefined>> = {
  movers: styles.movers,
  cleaners: styles.cleaners,
  carrier: styles.cleaners,
  delivery: styles.cleaners,
};

function Day({ day }: { readonly day: TimelineDay }) {
  const { from, until } = hoursOf(day);
  const done = doneWords(day);
  const hours: CSSProperties & { '--hours': number } = { '--hours': (until - from) / 60 };
  return (
    <section className={styles.day} style={hours}>
      <h3 className={styles.date}>{formatShortDay(day.date)}</h3>
      <ol className={styles.legs}>
        {TEAMS.flatMap((team) =>
          day.legs
            .filter((leg) => leg.team === team)
            .map((leg, index) => (
              <Leg key={`${team} ${leg.kind}`} leg={leg} from={from} until={until} isFirst={index === 0} />
            )),
        )}
      </ol>
      <p className={styles.scale} aria-hidden="true">
        <span>
          <span>{clockOf(from)}</span>
          <span>{clockOf(until)}</span>
        </span>
      </p>
      {done ? <p className={styles.done}>{done}</p> : null}
    </section>
  );
}

type LegProps = {
  readonly leg: TimelineLeg;
  readonly from: number;
  readonly until: number;
  readonly isFirst: boolean;
};

function Leg({ leg, from, until, isFirst }: LegProps) {
  const { when, length } = legWords(leg);
  const share = (minutes: number) => `${((minutes / (until - from)) * 100).toFixed(2)}%`;
  const place: CSSProperties = { insetInlineStart: share(leg.from - from), width: share(leg.until - leg.from) };
  return (
    <li className={styles.leg}>
      <p className={styles.when}>
        <b>{when}</b> <span>{length}</span>
      </p>
      <p className={styles.words}>
        <span>{`${leg.words}.`}</span> {isFirst ? <span>{capitalised(leg.who)}</span> : null}
      </p>
      <div className={styles.track} aria-hidden="true">
        <span className={clsx(styles.bar, BARS[leg.team], leg.kind === 'arrive' && styles.arrival)} style={place} />
      </div>
    </li>
  );
}
