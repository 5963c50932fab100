import styles from './CrewPage.module.scss';
import { Suspense, lazy, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { Note } from '@/components/ui/Note';
import { Tag, type TagKind } from '@/components/ui/Tag';
import type { CrewStopDto } from '@/lib/contracts/crew';
import { londonDate, londonTime } from '@/lib/domain/london-time';
import { VISIT_STATE_LABELS } from '@/lib/domain/visits/labels';
import { isEndAsked, type Progress } from '@/lib/domain/visits/replay';
import type { JobPartsProps, JobProps } from '../crew-state';
import { aheadOf, progressOf, type Ahead } from '../progress';
import { ItemList } from './ItemList';
import { buttonClass } from '@/components/ui/Button';
import { DRIVE_MINUTES } from '@/lib/domain/visits/assumptions';
import type { CrewEventType } from '@/lib/domain/visits/states';
import { STEP_WORDS } from '../words';

/** Returns the URL that opens an address in the phone's map app, else on a web page. */
export function mapLink(address: string, userAgent: string): string {
  const where = encodeURIComponent(address);
  if (/iPhone|iPad|Macintosh/.test(userAgent)) return `https://maps.apple.com/?daddr=${where}`;
  return userAgent.includes('Android')
    ? `geo:0,0?q=${where}`
    : `https://www.google.com/maps/dir/?api=1&destination=${where}`;
}

/** Returns a lazy component whose file the service worker caches. If it does not load, the page renders `without`. */
const lazyPart = <Props extends JobProps>(load: () => Promise<ComponentType<Props>>, without: ComponentType<Props>) =>
  lazy<ComponentType<Props>>(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: without }),
    ),
  );
const JobParts = lazyPart<JobPartsProps>(async () => (await import('../parts/JobParts')).JobParts, NoParts);
const Nobody = lazyPart<JobProps>(async () => (await import('../parts/JobParts')).Nobody, Nothing);

export function Job({ job, day, crew, office }: JobProps) {
  const { unsent, at, say, isOtherBuild } = crew;
  const progress = progressOf(job, unsent);
  const isEarly = londonDate(at) < day.date;
  const heading = `job-${job.visit}`;
  const [isOpen, setOpen] = useState(false);
  const itemList = { isOpen, toggle: () => setOpen(!isOpen) };
  return (
    <article className={styles.job} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {job.slot} <span>{job.title}</span>
      </h2>
      <p>
        <Tag kind={tagOf(progress)}>{VISIT_STATE_LABELS[progress.state]}</Tag> <span>{saidOf(progress)}</span>
      </p>
      {job.isCancelled ? <Note kind="error">This order is cancelled. Phone the office before you go.</Note> : null}
      {isEarly ? (
        <p className={styles.soft}>You can record the job from the morning of the day.</p>
      ) : (
        <Steps
          name={job.title}
          ahead={aheadOf(job, progress, at)}
          say={(type, minutes) => say(job.visit, type, minutes)}
        />
      )}
      <EndAsked progress={progress} />
      {progress.state === 'arrived' ? (
        <Suspense fallback={null}>
          <Nobody job={job} day={day} crew={crew} office={office} />
        </Suspense>
      ) : null}
      <p>
        <strong>{job.name}</strong>{' '}
        <a className={styles.press} href={job.phoneHref}>
          {job.phone}
        </a>
      </p>
      <p>We promised to arrive between {job.slot.replace('–', ' and ')}.</p>
      {job.stops.map((stop) => (
        <Stop key={stop.id} stop={stop} />
      ))}
      {job.notes.map((note) => (
        <p key={note} className={styles.soft}>
          {note}
        </p>
      ))}
      {isEarly || isOtherBuild ? (
        <PlainItems job={job} itemList={itemList} />
      ) : (
        <Suspense fallback={<PlainItems job={job} itemList={itemList} />}>
          <JobParts job={job} day={day} crew={crew} office={office} itemList={itemList} />
        </Suspense>
      )}
      <p className={styles.soft}>Order {job.reference}</p>
    </article>
  );
}

function Nothing(): ReactNode {
  return null;
}

function NoParts({ job, itemList }: JobPartsProps): ReactNode {
  return (
    <>
      <PlainItems job={job} itemList={itemList} />
      <p className={styles.soft}>
        Extras, counting, photos and the sign-off need a connection once: open this page again online.
      </p>
    </>
  );
}

function EndAsked({ progress: { endAsked }, progress }: { readonly progress: Progress }): ReactNode {
  if (!endAsked) return null;
  return isEndAsked(progress) ? (
    <Note role="status">
      You asked the office at {londonTime(endAsked.at)} to end this visit. Stay until it answers here.
    </Note>
  ) : (
    <Note role="alert">{`The office has not ended this visit: ${endAsked.answer}`}</Note>
  );
}

function PlainItems({ job: { items }, itemList }: Pick<JobPartsProps, 'job' | 'itemList'>) {
  return items.length === 0 ? null : (
    <ItemList state={itemList} summary={`Items (${items.length})`}>
      <ul>
        {items.map(({ item, title, planned, goes }) => (
          <li key={item}>
            {planned} × {title}
            {goes === '' ? null : <b> {goes}</b>}
          </li>
        ))}
      </ul>
    </ItemList>
  );
}

function Stop({
  stop: { label, where, isStreetMissing, access, note, contact, contactHref },
}: {
  readonly stop: CrewStopDto;
}) {
  return (
    <div className={styles.stop}>
      <h3 className={styles.label}>{label}</h3>
      <a className={styles.press} href={mapLink(where, navigator.userAgent)}>
        {where}
      </a>
      {isStreetMissing ? <p>The street is not given yet: phone the customer.</p> : null}
      <p>{access}</p>
      {note === '' ? null : <p>At the door: {note}</p>}
      {contact === '' ? null : <p>Ask for {contactHref === '' ? contact : <a href={contactHref}>{contact}</a>}</p>}
    </div>
  );
}

function tagOf({ state }: Progress): TagKind {
  if (state === 'done') return 'success';
  if (state === 'planned') return 'plain';
  return state === 'failed' || state === 'cancelled' ? 'error' : 'hot';
}

function saidOf({ state, since, window, calls }: Progress): string {
  if (since === null || state === 'planned') return '';
  return [
    `since ${londonTime(since)}`,
    ...(state === 'on_the_way' && window
      ? [`the customer expects you ${londonTime(window.from)} to ${londonTime(window.until)}`]
      : []),
    ...(state === 'arrived' && calls > 0 ? [`${calls === 1 ? '1 call' : `${calls} calls`} without an answer`] : []),
  ].join(', ');
}

type StepsProps = {
  readonly name: string;
  readonly ahead: Ahead;
  readonly say: (type: CrewEventType, minutes?: number) => Promise<unknown>;
};

/** Renders one big button for the next step. All other events are behind "Something else". */
export function Steps({ name, ahead: { next, others }, say }: StepsProps) {
  const big = useRef<HTMLButtonElement>(null);
  const rest = useRef<HTMLElement>(null);
  const wasPressed = useRef(false);
  const [asksMinutes, setAsksMinutes] = useState(false);
  // The pressed button may disappear with its step, so the focus moves to the next step.
  useEffect(() => {
    if (wasPressed.current) (big.current ?? rest.current)?.focus();
    wasPressed.current = false;
  }, [next]);
  const record = async (type: CrewEventType, minutes?: number) => {
    setAsksMinutes(false);
    wasPressed.current = true;
    await say(type, minutes);
  };
  const isDriving = next === 'on_the_way';
  return (
    <>
      {next === null ? null : (
        <button
          ref={big}
          type="button"
          className={buttonClass({ size: 'xl', fullWidth: true })}
          aria-label={`${STEP_WORDS[next]}: ${name}`}
          aria-expanded={isDriving ? asksMinutes : undefined}
          onClick={() => (isDriving ? setAsksMinutes(!asksMinutes) : void record(next))}
        >
          {STEP_WORDS[next]}
        </button>
      )}
      {isDriving && asksMinutes ? (
        <fieldset className={styles.minutes}>
          <legend>How long does your sat-nav say?</legend>
          {DRIVE_MINUTES.map((minutes) => (
            <button
              key={minutes}
              type="button"
              className={buttonClass({ kind: 'secondary' })}
              onClick={() => void record('on_the_way', minutes)}
            >
              {minutes} min
            </button>
          ))}
        </fieldset>
      ) : null}
      {others.length === 0 ? null : (
        <details>
          <summary ref={rest} className={styles.more}>
            Something else
          </summary>
          <div className={styles.others}>
            {others.map((type) => (
              <button
                key={type}
                type="button"
                className={buttonClass({ kind: 'outline' })}
                onClick={() => void record(type)}
              >
                {STEP_WORDS[type]}
              </button>
            ))}
          </div>
        </details>
      )}
    </>
  );
}
