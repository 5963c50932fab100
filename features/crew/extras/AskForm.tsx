import styles from '../CrewPage/CrewPage.module.scss';
import { useId, useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { EXTRA_LABELS, type ExtraKind } from '@/lib/domain/extras/extras';
import { formatPence, fromPounds } from '@/lib/domain/money';
import { readWhole } from '@/lib/domain/typed-number';
import type { JobProps } from '../CrewPage/job-props';
import { ExtraFields } from './ExtraFields';
import { useAsk, type AskCalls } from './use-ask';

/**
 * Returns the form's fields as a query of facts, or null while a number is missing. For a volume the crew enters the
 * additional cubic feet, and the rules take the total.
 */
function factsOfForm(fields: Iterable<readonly [string, unknown]>, bookedCubicFeet: number): string | null {
  const typed = new Map([...fields].map(([name, value]) => [name, String(value).trim()]));
  const more = typed.get('more');
  if (more !== undefined) {
    const cubicFeet = readWhole(more, [1, 9_999]);
    if (cubicFeet === null) return null;
    typed.delete('more');
    typed.set('cubicFeet', String(bookedCubicFeet + cubicFeet));
  }
  const minutes = typed.get('minutes');
  if (minutes !== undefined && readWhole(minutes, [1, 999]) === null) return null;
  return new URLSearchParams([...typed]).toString();
}

type AskFormProps = Omit<JobProps, 'crew'> & {
  /** The minutes since the arrival. */
  readonly waited: number;
  readonly onAsked: () => void;
  readonly calls?: AskCalls | undefined;
};

/** Renders the form that prices an extra and then asks the customer to agree. */
export function AskForm({ job, day, office, waited, onAsked, calls }: AskFormProps) {
  const id = useId();
  const { kinds, cubicFeet } = job.extraOffer;
  const [kind, setKind] = useState<ExtraKind>(kinds[0] ?? 'waiting');
  const { priced, problem, isBusy, say, forget, show, send } = useAsk(
    { crewDay: day.crewDay, visit: job.visit },
    calls,
  );
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = factsOfForm(new FormData(event.currentTarget), cubicFeet);
    if (asked === null) say('Enter a whole number.');
    else void show(asked);
  };
  const ask = async () => {
    if (priced && (await send(priced))) onAsked();
  };
  return (
    <form noValidate className={styles.others} onSubmit={submit} onChange={forget}>
      <label htmlFor={id} className={styles.field}>
        <span className={styles.label}>What is different?</span>
        <select
          id={id}
          name="kind"
          className={styles.name}
          value={kind}
          onChange={({ target }) => setKind(kinds.find((known) => known === target.value) ?? kind)}
        >
          {kinds.map((known) => (
            <option key={known} value={known}>
              {EXTRA_LABELS[known]}
            </option>
          ))}
        </select>
      </label>
      <ExtraFields key={kind} kind={kind} job={job} waited={waited} />
      <Button type="submit" kind="outline" fullWidth loading={isBusy && !priced}>
        Show the price
      </Button>
      <div role="status">
        {priced ? (
          <>
            <p>
              <strong>{`${formatPence(fromPounds(priced.amount))} more`}</strong>: <span>{priced.what}</span>
            </p>
            <p className={styles.soft}>{priced.workedOut}</p>
          </>
        ) : null}
      </div>
      {priced ? (
        <Button fullWidth loading={isBusy} onClick={() => void ask()}>
          {`Ask the customer for ${formatPence(fromPounds(priced.amount))}`}
        </Button>
      ) : null}
      {problem === '' ? null : (
        <p role="alert">
          <span>{problem}</span>{' '}
          <a className={styles.press} href={office.href}>
            Office: {office.text}
          </a>
        </p>
      )}
    </form>
  );
}
