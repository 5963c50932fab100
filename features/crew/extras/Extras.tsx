import styles from '../CrewPage/CrewPage.module.scss';
import { useRef, useSyncExternalStore } from 'react';
import type { CrewExtraDto } from '@/lib/contracts/crew';
import { MINUTE_MS } from '@/lib/domain/london-time';
import { EXTRA_ANSWER_MINUTES } from '@/lib/domain/extras/extras';
import { isOver } from '@/lib/domain/visits/states';
import type { JobProps } from '../crew-state';
import { progressOf } from '../progress';
import { AskForm, type AskCalls } from './AskForm';
import { NO_NETWORK, WHY_NOT, extraStand, extraTitle } from './words';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Returns whether the browser reports a network connection. */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

type ExtrasProps = JobProps & { readonly calls?: AskCalls | undefined };

export function Extras({ job, day, crew, office, calls }: ExtrasProps) {
  const summary = useRef<HTMLElement>(null);
  const isOnline = useOnline();
  const { state, arrivedAt } = progressOf(job, crew.unsent);
  const waited = arrivedAt ? Math.floor((crew.at.getTime() - arrivedAt.getTime()) / MINUTE_MS) : 0;
  const last = job.extras.at(-1);
  const isOpen = job.extras.some(({ state: is, answerBy }) => is === 'asked' && crew.at < new Date(answerBy));
  const asked = async () => {
    summary.current?.focus();
    await crew.kept();
  };
  return (
    <details>
      <summary ref={summary} className={styles.more}>
        <span>{`Extras (${job.extras.length})`}</span>{' '}
        {last ? <span className={styles.stand}>{`${extraTitle(last)}: ${extraStand(last, crew.at)}`}</span> : null}
      </summary>
      {job.extras.length > 0 ? (
        <ul className={styles.items}>
          {job.extras.map((extra) => (
            <Extra key={extra.id} extra={extra} at={crew.at} />
          ))}
        </ul>
      ) : null}
      {isOpen ? <p className={styles.others}>{WHY_NOT.one_is_open}</p> : null}
      {isOpen || isOver(state) ? null : (
        <div className={styles.others}>
          <p>
            More to do than was booked? Ask before you do it. The customer has {EXTRA_ANSWER_MINUTES} minutes; no answer
            is no. Never hold up unloading.
          </p>
          {isOnline ? (
            <AskForm job={job} day={day} office={office} waited={waited} calls={calls} onAsked={() => void asked()} />
          ) : (
            <p>
              {NO_NETWORK} <Phone {...job} />{' '}
              <a className={styles.press} href={office.href}>
                Office: {office.text}
              </a>
            </p>
          )}
        </div>
      )}
    </details>
  );
}

const Phone = ({ name, phone, phoneHref }: JobProps['job']) => (
  <a className={styles.press} href={phoneHref}>
    {name}: {phone}
  </a>
);

function Extra({ extra, at }: { readonly extra: CrewExtraDto; readonly at: Date }) {
  return (
    <li className={styles.item}>
      <strong>{extraTitle(extra)}</strong>
      <span>{extra.what}</span>
      <span>{extraStand(extra, at)}</span>
    </li>
  );
}
