import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Note } from '@/components/ui/Note';
import { BackToOrder, FactRows, Hint, Panel, PanelBlock, StateTag } from '@/features/desk-kit/Panel/Panel';
import { DeskForm, DeskInput, DeskSelect, FilterForm } from '@/features/desk-kit/DeskForm/DeskForm';
import type { DeskExtra, ExtraView } from '@/lib/contracts/desk-extras';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { REASON_LENGTH } from '@/lib/contracts/desk-paths';
import { EXTRA_LABELS, WAYS_BY_HAND, WAY_LABELS, type ExtraKind } from '@/lib/domain/extras/extras';
import { floorLabel } from '@/lib/domain/places/floors';
import { deskPath } from '@/lib/routes';
import styles from './DeskExtraPage.module.scss';

export function DeskExtraPage({ head, extras, picked, refusal, rules, kinds, ...view }: ExtraView) {
  const { reference } = head;
  const { stops, parkingStops, typed } = view;
  return (
    <>
      <BackToOrder what="Extras of" head={head} />
      {refusal ? <Note kind="error">{refusal}</Note> : null}
      {picked ? (
        <PanelBlock id="picked">
          <Panel title="What the customer is asked">
            <FactRows facts={picked.facts} />
            <DeskForm
              action={deskFormPath('askExtra')}
              hidden={{
                reference,
                asked: picked.asked,
                expected: picked.expected,
                idempotencyKey: picked.idempotencyKey,
              }}
            >
              <DeskInput
                label="Why"
                name="reason"
                hint="The customer reads it, for instance: The lift is out of order."
                maxLength={REASON_LENGTH}
                width="wide"
                optional
              />
              <Button type="submit">Ask the customer</Button>
            </DeskForm>
          </Panel>
        </PanelBlock>
      ) : null}
      {extras.map((extra) => (
        <PanelBlock key={extra.id}>
          <ExtraPanel reference={reference} extra={extra} />
        </PanelBlock>
      ))}
      {kinds.length > 0 ? (
        <Panel title="Ask for an extra">
          {rules.map((rule) => (
            <Hint key={rule}>{rule}</Hint>
          ))}
          <AskForms
            action={deskPath('orders', reference, 'extra')}
            kinds={kinds}
            stops={stops}
            parkingStops={parkingStops}
            typed={typed}
          />
        </Panel>
      ) : null}
    </>
  );
}

type ExtraPanelProps = { readonly reference: string; readonly extra: DeskExtra };

const WAYS = WAYS_BY_HAND.map((value) => ({ value, label: WAY_LABELS[value] }));

function PayForm({ reference, id, expected }: Pick<DeskExtra, 'id' | 'expected'> & { readonly reference: string }) {
  return (
    <section aria-label="Paid in another way" className={styles.ask}>
      <h3>Paid in another way</h3>
      <DeskForm action={deskFormPath('payExtra')} hidden={{ reference, extra: id, expected }}>
        <DeskSelect id={`way-${id}`} label="Paid by" name="way" options={WAYS} any="Choose" />
        <DeskInput
          id={`reason-${id}`}
          label="Note for us"
          name="reason"
          hint="Who took it, and when. The customer does not see it."
          maxLength={REASON_LENGTH}
          width="wide"
          optional
        />
        <Button type="submit" size="s" kind="secondary">
          It is paid
        </Button>
      </DeskForm>
    </section>
  );
}

function ExtraPanel({ reference, extra }: ExtraPanelProps) {
  const { id, title, state, facts, expected, isOpen, canWithdraw, isOwed } = extra;
  return (
    <Panel title={title}>
      <p className={styles.state}>
        <StateTag {...state} />
      </p>
      <FactRows facts={facts} />
      {isOwed ? <PayForm reference={reference} id={id} expected={expected} /> : null}
      {canWithdraw ? (
        <div className={styles.ways}>
          {isOpen ? (
            <>
              <DeskForm action={deskFormPath('hearExtra')} hidden={{ reference, extra: id, expected, answer: 'yes' }}>
                <Button type="submit" size="s" kind="secondary">
                  Yes by phone
                </Button>
              </DeskForm>
              <DeskForm action={deskFormPath('hearExtra')} hidden={{ reference, extra: id, expected, answer: 'no' }}>
                <Button type="submit" size="s" kind="secondary">
                  No by phone
                </Button>
              </DeskForm>
            </>
          ) : null}
          <DeskForm action={deskFormPath('withdrawExtra')} hidden={{ reference, extra: id }}>
            <Button type="submit" size="s" kind="outline">
              Withdraw
            </Button>
          </DeskForm>
        </div>
      ) : null}
    </Panel>
  );
}

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

function AskForms({ action, kinds, typed, stops, parkingStops }: AskFormsProps) {
  return kinds.map((kind) => (
    <section key={kind} aria-label={EXTRA_LABELS[kind]} className={styles.ask}>
      <h3>{EXTRA_LABELS[kind]}</h3>
      <FilterForm action={action} submit="Show the price">
        <input type="hidden" name="kind" value={kind} />
        <Fields kind={kind} stops={stops} parkingStops={parkingStops} typed={typed.kind === kind ? typed : {}} />
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
