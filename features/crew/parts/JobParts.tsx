import styles from '../CrewPage/CrewPage.module.scss';
import { useState, type ReactNode } from 'react';
import type { JobPartsProps, JobProps } from '../crew-state';
import { Extras } from '../extras/Extras';
import { Items } from '../proof/Items';
import { Photos } from '../proof/Photos';
import { SignOff } from '../proof/SignOff';
import { useKeep } from '../proof/use-keep';
import { buttonClass } from '@/components/ui/Button';
import { londonInstant, londonTime, minutesAfter, type LocalDate } from '@/lib/domain/london-time';
import { CALLS_BEFORE_FAILED, WAITED_MINUTES } from '@/lib/domain/visits/assumptions';
import { isEndAsked, mayFail } from '@/lib/domain/visits/replay';
import { progressOf } from '../progress';

// This module is the late-loaded code of /crew, in one chunk that the service worker caches.
export { salvagedDay } from '../salvage';

export function JobParts({ job, day, crew, office, itemList }: JobPartsProps): ReactNode {
  const keep = useKeep(job.visit, day.crewDay, crew);
  return (
    <>
      <Extras job={job} day={day} crew={crew} office={office} />
      {job.items.length > 0 ? <Items job={job} keep={keep} itemList={itemList} /> : null}
      <Photos job={job} photos={crew.photos.filter(({ visit }) => visit === job.visit)} keep={keep} />
      <SignOff job={job} proof={crew.proof} keep={keep} />
      {keep.problem === '' ? null : <p role="alert">{keep.problem}</p>}
    </>
  );
}

type Wait = { readonly date: LocalDate; readonly arrivedAt: Date; readonly now: Date };

/** Returns the instant of a call typed as "10:12". Null before the arrival, in the future, or for invalid text. */
export function callTime(typed: string, { date, arrivedAt, now }: Wait): Date | null {
  if (!/^\d\d:\d\d$/.test(typed)) return null;
  if (typed < londonTime(arrivedAt) || typed > londonTime(now)) return null;
  // A call in the minute of the arrival was after it, and one in the current minute was before now.
  const at = Math.max(londonInstant(date, typed).getTime(), arrivedAt.getTime());
  return new Date(Math.min(at, now.getTime()));
}

const instant = (): Date => new Date();

/** Renders the request to end a visit, after the wait and the calls. Works offline. */
export function Nobody({ job, day, crew }: JobProps) {
  const [times, setTimes] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState('');
  const [isAsking, setAsking] = useState(false);
  const progress = progressOf(job, crew.unsent);
  const { state, arrivedAt, calls } = progress;
  if (state !== 'arrived' || !arrivedAt || isEndAsked(progress)) return null;
  const from = minutesAfter(arrivedAt, WAITED_MINUTES);
  if (crew.at < from)
    return (
      <p className={styles.soft}>If nobody answers, you can ask the office to end the visit from {londonTime(from)}.</p>
    );
  const missing = Math.max(0, CALLS_BEFORE_FAILED - calls);
  const fields = Array.from({ length: missing }, (_, index) => ({ id: `call-${index}-${job.visit}`, index }));
  const ask = async () => {
    const now = instant();
    const typed = fields.map(({ index }) => callTime(times[index] ?? '', { date: day.date, arrivedAt, now }));
    const made = typed.filter((at) => at !== null);
    if (made.length < missing) {
      setProblem(`Enter when you called, from ${londonTime(arrivedAt)} until now.`);
      return;
    }
    setProblem('');
    setAsking(true);
    for (const at of made) if (!(await crew.say(job.visit, 'called', undefined, at))) return setAsking(false);
    // Later than the office's last event, even if the phone's clock is behind.
    const last = Math.max(...job.events.map(({ at }) => Date.parse(at)));
    await crew.say(job.visit, 'absent', undefined, new Date(Math.max(instant().getTime(), last + 1)));
    setAsking(false);
  };
  return (
    <details>
      <summary className={styles.more}>Nobody is here</summary>
      <div className={styles.others}>
        <p>
          You have waited since {londonTime(arrivedAt)}. After {CALLS_BEFORE_FAILED} calls to the customer the office
          decides whether the visit ends.
        </p>
        {calls > 0 ? <p>{`Calls recorded: ${calls}`}</p> : null}
        {fields.map(({ id, index }) => (
          <label key={id} htmlFor={id} className={styles.field}>
            <span className={styles.label}>
              {missing > 1 ? `When you called, call ${index + 1}` : 'When you called'}
            </span>
            <input
              id={id}
              type="time"
              className={styles.name}
              value={times[index] ?? ''}
              aria-describedby={problem === '' ? undefined : `calls-${job.visit}`}
              onChange={({ target }) =>
                setTimes(fields.map((field) => (field.index === index ? target.value : (times[field.index] ?? ''))))
              }
            />
          </label>
        ))}
        {problem === '' ? null : (
          <p id={`calls-${job.visit}`} role="alert">
            {problem}
          </p>
        )}
        <button
          type="button"
          className={buttonClass({ kind: 'secondary', fullWidth: true })}
          disabled={isAsking || (missing === 0 && !mayFail(progress, crew.at))}
          onClick={() => void ask()}
        >
          Nobody is here: ask the office
        </button>
      </div>
    </details>
  );
}
