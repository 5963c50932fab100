import styles from './CrewPage.module.scss';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { CREW, CREW_NOTICE } from '@/lib/contracts/crew-paths';
import type { Crew, JobProps } from '../crew-state';
import { useCrew } from '../use-crew';
import { unsentWords } from '../words';
import { Job } from './Job';

type DayProps = Omit<JobProps, 'job'>;

function Day({ day, crew, office }: DayProps) {
  return (
    <>
      <h1 className={styles.title}>{day.day}</h1>
      <p className={styles.soft}>{[day.crew, day.lead && `led by ${day.lead}`].filter(Boolean).join(', ')}</p>
      {crew.isOtherBuild ? (
        <Note kind="error">
          This day belongs to another version of this page, so some of it is missing here. Close the page and open it
          again online. What you have recorded is safe.
        </Note>
      ) : null}
      {day.jobs.length === 0 ? <p>No jobs yet. The office gives them to you, and they appear here.</p> : null}
      {day.jobs.map((job) => (
        <Job key={job.visit} job={job} day={day} crew={crew} office={office} />
      ))}
      {day.unreadable.map((line) => (
        <p key={line}>{line}: this job cannot be shown. Phone the office.</p>
      ))}
      <p className={styles.soft}>
        <a href={CREW_NOTICE}>What this page keeps about you</a>
      </p>
    </>
  );
}

export function CrewPage({ office }: Pick<JobProps, 'office'>) {
  const crew = useCrew();
  const isReady = useWorker();
  const { phase, day, unsent, proof, photos, problem } = crew;
  const refused =
    [...unsent, ...proof].filter(({ isRefused }) => isRefused).length +
    photos.filter(({ trouble }) => trouble !== null).length;
  const all = unsent.length + proof.length + photos.length;
  return (
    <div className={styles.root}>
      <p className={styles.bar} role="status">
        <strong>{phase === 'starting' ? '' : unsentWords(all - refused, refused)}</strong>
        {phase === 'day' ? <span>{isReady ? 'Ready to work offline' : 'Not yet ready to work offline'}</span> : null}
      </p>
      <main id="main" className={styles.main}>
        {problem === '' ? null : (
          <Note kind="error" role="alert">
            {problem}
          </Note>
        )}
        {phase === 'day' && day ? <Day day={day} crew={crew} office={office} /> : <Closed crew={crew} />}
      </main>
    </div>
  );
}

function Closed({ crew: { phase, day, unsent, proof, photos, isBusy, open, leaveLink } }: { readonly crew: Crew }) {
  if (phase === 'link') {
    return (
      <>
        <h1 className={styles.title}>Your crew’s day</h1>
        <p>This opens the jobs of one crew for one day on this phone.</p>
        <Button size="l" fullWidth loading={isBusy} onClick={open}>
          Open my day
        </Button>
        {day ? (
          <p>
            <Button kind="secondary" fullWidth onClick={leaveLink}>
              Stay with {day.crew}, {day.day}
            </Button>
          </p>
        ) : null}
      </>
    );
  }
  const { title, text } = WORDS[phase === 'day' ? 'none' : phase];
  return (
    <>
      <h1 className={styles.title}>{title}</h1>
      <p>{text}</p>
      {unsent.length + proof.length + photos.length > 0 ? (
        <p>Anything this phone has not sent is still on it. It is sent when you open your crew’s link here again.</p>
      ) : null}
      <noscript>
        <p>This page needs JavaScript, which is switched off here. Please switch it on, or phone the office.</p>
      </noscript>
    </>
  );
}

const WORDS: Readonly<
  Record<Exclude<Crew['phase'], 'link' | 'day'>, { readonly title: string; readonly text: string }>
> = {
  starting: { title: 'Your crew’s day', text: 'One moment.' },
  none: { title: 'Your crew’s day', text: 'Open the link that the office has sent you, or scan its code.' },
  gone: {
    title: 'Nothing to open here',
    text: 'This link does not open a day on this phone, or no longer does. Ask the office for the link.',
  },
  full: {
    title: 'Four phones have this day',
    text: 'The link is open on as many phones as it allows. Ask the office to revoke one of them.',
  },
};

/** Returns whether the page opens offline on this phone: its service worker has cached all of its files. */
function useWorker(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const start = async () => {
      await navigator.serviceWorker.register('/crew-worker.js', { scope: CREW });
      await navigator.serviceWorker.ready;
      setReady(true);
      // Asks the browser not to evict unsent records when storage runs low.
      await navigator.storage.persist();
    };
    // Without the service worker the page works while it is open, and says that it is not ready for offline use.
    start().catch(() => undefined);
  }, []);
  return isReady;
}
