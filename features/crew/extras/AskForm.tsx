import styles from '../CrewPage/CrewPage.module.scss';
import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/Button';
import type { CrewJobDto } from '@/lib/contracts/crew';
import { EXTRA_LABELS, WAITING_RULE, type ExtraKind } from '@/lib/domain/extras/extras';
import { formatPounds } from '@/lib/domain/money';
import { floorLabel } from '@/lib/domain/places/floors';
import { readWhole } from '@/lib/domain/typed-number';
import { capitalised } from '@/lib/domain/wording';
import type { JobProps } from '../crew-state';
import { askCrewExtra, priceCrewExtra } from '@/lib/api/crew-extras';
import { ApiError, errorCodeOf } from '@/lib/api/errors';
import { randomUuid } from '@/lib/api/random-uuid';
import type { CrewExtraPriceDto } from '@/lib/contracts/crew-extras';
import { WHY_NOT, refusedWords } from './words';

/**
 * Returns the form's fields as a query of facts, or null while a number is missing. The crew enters additional cubic
 * feet, but the rules take the total.
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
  /** Minutes since the arrival. */
  readonly waited: number;
  readonly onAsked: () => void;
  readonly calls?: AskCalls | undefined;
};

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
              <strong>{`${formatPounds(priced.amount)} more`}</strong>: <span>{priced.what}</span>
            </p>
            <p className={styles.soft}>{priced.workedOut}</p>
          </>
        ) : null}
      </div>
      {priced ? (
        <Button fullWidth loading={isBusy} onClick={() => void ask()}>
          {`Ask the customer for ${formatPounds(priced.amount)}`}
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

type Option = { readonly value: string; readonly label: string };

const FLOORS: readonly Option[] = Array.from({ length: 32 }, (_, index) => ({
  value: String(index - 1),
  label: floorLabel(index - 1),
}));
const NO_YES: readonly Option[] = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];
const SIDES: readonly Option[] = [
  { value: 'collection', label: 'Collection' },
  { value: 'delivery', label: 'Delivery' },
];

type ExtraFieldsProps = { readonly kind: ExtraKind; readonly job: CrewJobDto; readonly waited: number };

/** Renders the fields of one kind of extra. `waited`: minutes since the arrival, the initial value. */
export function ExtraFields({ kind, job, waited }: ExtraFieldsProps): ReactNode {
  const { stops, parkingStops, cubicFeet } = job.extraOffer;
  const places = (ids: readonly string[]): readonly Option[] =>
    job.stops
      .filter(({ id }) => ids.includes(id))
      .map(({ id, label, where }) => ({ value: id, label: `${label}, ${where}` }));
  const access = (
    <>
      <Choice name="floor" label="Floor" options={FLOORS} value="0" />
      <Choice name="lift" label="Is there a lift?" options={NO_YES} />
    </>
  );
  switch (kind) {
    // Only the customer chooses late keys, so no crew asks for it.
    case 'keys':
      return null;
    case 'volume':
      return <Whole name="more" label={`Cubic feet above the ${cubicFeet} on the list`} most={9999} value="" />;
    case 'floors':
      return (
        <>
          <Choice name="stop" label="Where" options={places(stops)} />
          {access}
        </>
      );
    case 'parking':
      return <Choice name="stop" label="Where" options={places(parkingStops)} />;
    case 'stop':
      return (
        <>
          <Choice name="side" label="What for" options={SIDES} />
          <Postcode />
          {access}
          <Choice name="parking" label="Can you park at the door?" options={NO_YES} />
        </>
      );
    case 'waiting':
      return (
        <>
          <Whole name="minutes" label="Minutes waited" most={600} value={waited > 0 ? String(waited) : ''} />
          <p className={styles.soft}>{capitalised(WAITING_RULE)}.</p>
        </>
      );
  }
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly Option[];
  readonly value?: string;
};

function Choice({ name, label, options, value = options[0]?.value ?? '' }: ChoiceProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select id={id} name={name} className={styles.name} defaultValue={value}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}

function Postcode() {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.field}>
      <span className={styles.label}>Postcode of the stop</span>
      <input
        id={id}
        name="postcode"
        maxLength={10}
        autoCapitalize="characters"
        autoComplete="off"
        className={styles.name}
      />
    </label>
  );
}

type WholeProps = { readonly name: string; readonly label: string; readonly most: number; readonly value: string };

function Whole({ name, label, most, value }: WholeProps) {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.field}>
      <span className={styles.label}>{label}</span>
      <input
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        className={styles.name}
        defaultValue={value}
      />
    </label>
  );
}

/** A price on the screen. `id` identifies the question, so that it is asked once. */
export type Priced = Extract<CrewExtraPriceDto, { kind: 'price' }> & { readonly asked: string; readonly id: string };

type AskOf = { readonly crewDay: string; readonly visit: string };

export type AskCalls = { readonly price: typeof priceCrewExtra; readonly ask: typeof askCrewExtra };
const CALLS: AskCalls = { price: priceCrewExtra, ask: askCrewExtra };

/** Prices an extra, then asks the customer. Never kept for later, because the customer has 20 minutes to answer. */
export function useAsk({ crewDay, visit }: AskOf, { price, ask }: AskCalls = CALLS) {
  const [priced, setPriced] = useState<Priced | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);

  async function during<T>(work: () => Promise<T>): Promise<T | null> {
    setBusy(true);
    setProblem('');
    try {
      return await work();
    } catch (error) {
      const [refusal] = error instanceof ApiError ? Object.values(error.fields) : [];
      setProblem(refusal === undefined ? refusedWords(errorCodeOf(error)) : `${refusal}.`);
      setPriced(null);
      return null;
    } finally {
      setBusy(false);
    }
  }

  return {
    priced,
    problem,
    isBusy,
    say: setProblem,
    forget: () => {
      setPriced(null);
      setProblem('');
    },
    show: (asked: string) =>
      during(async () => {
        const answer = await price({ crewDay, visit, asked });
        if (answer.kind === 'refused') setProblem(WHY_NOT[answer.why]);
        setPriced(answer.kind === 'price' ? { ...answer, asked, id: randomUuid() } : null);
      }),
    /** Resolves to whether the customer was asked. */
    send: async ({ asked, amount, id }: Priced): Promise<boolean> => {
      const sent = await during(() => ask({ crewDay, visit, asked, expected: amount, extra: id }));
      if (sent) setPriced(null);
      return sent !== null;
    },
  };
}
