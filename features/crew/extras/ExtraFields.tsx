import { useId, type ReactNode } from 'react';
import type { CrewJobDto } from '@/lib/contracts/crew';
import { WAITING_RULE, type ExtraKind } from '@/lib/domain/extras/extras';
import { floorLabel } from '@/lib/domain/places/floors';
import { capitalised } from '@/lib/domain/wording';
import styles from '../CrewPage/CrewPage.module.scss';

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
      return <Whole name="more" label={`Cubic feet more than the ${cubicFeet} on the list`} most={9999} value="" />;
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
