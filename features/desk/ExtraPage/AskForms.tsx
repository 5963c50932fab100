import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import type { ExtraView } from '@/lib/contracts/desk-extras';
import { EXTRA_LABELS, type ExtraKind } from '@/lib/domain/extras/extras';
import { floorLabel } from '@/lib/domain/places/floors';
import { DeskInput, DeskSelect } from '@/features/desk-kit/DeskForm/DeskField';
import { FilterForm } from '@/features/desk-kit/DeskForm/DeskForm';
import styles from './ExtraPage.module.scss';

type AskFormsProps = Pick<ExtraView, 'kinds' | 'stops' | 'parkingStops' | 'typed'> & { readonly action: string };

const FLOORS = Array.from({ length: 32 }, (_, index) => ({ value: String(index - 1), label: floorLabel(index - 1) }));
const GROUND = '0';
const YES_NO = [
  { value: 'no', label: 'No' },
  { value: 'yes', label: 'Yes' },
];
const SIDES = [
  { value: 'collection', label: 'Collection' },
  { value: 'delivery', label: 'Delivery' },
];

/** Renders a form for each kind of extra. Sent, it shows the price. */
export function AskForms({ action, kinds, typed, stops, parkingStops }: AskFormsProps) {
  return kinds.map((kind) => (
    <section key={kind} aria-label={EXTRA_LABELS[kind]} className={styles.ask}>
      <h3>{EXTRA_LABELS[kind]}</h3>
      <FilterForm action={action}>
        <input type="hidden" name="kind" value={kind} />
        <Fields kind={kind} stops={stops} parkingStops={parkingStops} typed={typed.kind === kind ? typed : {}} />
        <Button type="submit" kind="secondary">
          Show the price
        </Button>
      </FilterForm>
    </section>
  ));
}

type FieldsProps = Omit<AskFormsProps, 'action' | 'kinds'> & { readonly kind: ExtraKind };

function Fields({ kind, stops, parkingStops, typed }: FieldsProps): ReactNode {
  const id = (name: string): string => `${kind}-${name}`;
  const select = (name: string, label: string, options: typeof YES_NO, otherwise = '') => (
    <DeskSelect id={id(name)} name={name} label={label} options={options} value={typed[name] ?? otherwise} />
  );
  const numberOf = (name: string, label: string, max: number) => (
    <DeskInput
      id={id(name)}
      name={name}
      label={label}
      value={typed[name]}
      width="medium"
      type="number"
      inputMode="numeric"
      min="1"
      max={max}
      required
    />
  );
  const access = (
    <>
      {select('floor', 'Floor', FLOORS, GROUND)}
      {select('lift', 'Lift', YES_NO)}
    </>
  );
  switch (kind) {
    // Only the customer chooses late keys, so the desk does not ask for it.
    case 'keys':
      return null;
    case 'volume':
      return numberOf('cubicFeet', 'Everything, in cubic feet', 10_000);
    case 'floors':
      return (
        <>
          {select('stop', 'Where', [...stops])}
          {access}
        </>
      );
    case 'parking':
      return select('stop', 'Where', [...parkingStops]);
    case 'stop':
      return (
        <>
          {select('side', 'What for', SIDES)}
          <DeskInput
            id={id('postcode')}
            name="postcode"
            label="Postcode"
            value={typed.postcode}
            width="medium"
            maxLength={10}
            required
          />
          {access}
          {select('parking', 'Parking at the door', YES_NO)}
        </>
      );
    case 'waiting':
      return numberOf('minutes', 'Minutes waited', 600);
  }
}
