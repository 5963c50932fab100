import type { ReactNode } from 'react';
import { describedBy } from '@/components/ui/Field/Field';
import { FieldMessage } from '@/components/ui/Field/FieldMessage';
import { Note } from '@/components/ui/Note';
import {
  DeskArea,
  DeskForm,
  DeskInput,
  DeskSelect,
  FilterForm,
  useAnsweredForm,
} from '@/features/desk-kit/DeskForm/DeskForm';
import { BackToOrder, FactRows, Hint, Panel, PanelBlock, SmallLink } from '@/features/desk-kit/Panel/Panel';
import type {
  AddressChangeView,
  AddressesView,
  PickedMoney as Money,
  RescheduleView,
} from '@/lib/contracts/desk-orders';
import type { DeskOption } from '@/lib/contracts/desk-parts';
import { REASON_LENGTH } from '@/lib/contracts/desk-paths';
import { COOLING_OFF_DAYS } from '@/lib/domain/order/assumptions';
import styles from './ChangePages.module.scss';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import { deskPath } from '@/lib/routes';
import { floorLabel } from '@/lib/domain/places/floors';
import { EMPTY_ADDRESS_DETAILS } from '@/lib/domain/order/appointments';
import { STOP_LABELS } from '@/lib/domain/order/labels';
import { STOP_LIMITS } from '@/lib/validation/limits';

type PickedMoneyProps = Money & {
  readonly title?: string;
  readonly action: string;
  /** The wanted change, as the form sends it. */
  readonly wanted: Readonly<Record<string, string>>;
  /** The thing that is held until the difference is paid: "The slot is held". */
  readonly held?: string;
  /** Further text or fields above the button. */
  readonly children?: ReactNode;
  /** The labels of the button: for a change made at once, and for one that is held until it is paid. */
  readonly verbs: { readonly now: string; readonly hold: string };
};

function WantsStart() {
  const name = 'wantsStartWithin14Days';
  const error = useAnsweredForm().errorOf(name);
  return (
    <div>
      <label className={styles.check}>
        <input
          type="checkbox"
          id={name}
          name={name}
          value="true"
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(name, { error })}
        />
        The customer asks us to start within {COOLING_OFF_DAYS} days of ordering
      </label>
      <FieldMessage id={`${name}-message`} error={error} />
    </div>
  );
}

export function PickedMoney(props: PickedMoneyProps) {
  const {
    title = 'What the change costs',
    held = 'The change is held',
    action,
    wanted,
    verbs,
    children,
    ...money
  } = props;
  const { facts, toPay, refund, needsStartRequest, heldUntil, ...form } = money;
  const { version, idempotencyKey } = form;
  return (
    <PanelBlock id="picked">
      <Panel title={title}>
        <FactRows facts={facts} />
        <DeskForm
          action={action}
          hidden={{ ...wanted, version, idempotencyKey, expectedToPay: toPay, expectedRefund: refund }}
          submit={{ text: toPay > 0 ? verbs.hold : verbs.now }}
        >
          {toPay > 0 ? (
            <Hint>
              The customer gets an email with a link to pay the difference. {held} until {heldUntil}, and the order
              stays as it is until they have paid.
            </Hint>
          ) : null}
          {children}
          {needsStartRequest ? <WantsStart /> : null}
        </DeskForm>
      </Panel>
    </PanelBlock>
  );
}

type StepOverProps = {
  readonly warnings: readonly string[];
  readonly reasons: readonly DeskOption[];
  /** The effect on the money, in words. */
  readonly terms: string;
};

/** Renders the rules that a change overrides, with fields for the reason. */
export function StepOver({ warnings, reasons, terms }: StepOverProps) {
  if (warnings.length === 0) return null;
  return (
    <>
      <Note>{[...warnings, terms].join(' ')}</Note>
      <DeskSelect label="Reason" name="why" options={reasons} any="Choose a reason" />
      <DeskInput label="Note for us" name="reason" maxLength={REASON_LENGTH} optional />
    </>
  );
}

export function ReschedulePage({ head, days, earlier, later, picked, starts, typed, refusal }: RescheduleView) {
  return (
    <>
      <BackToOrder what="Reschedule" head={head} refusal={refusal} />
      {picked ? (
        <PickedMoney
          {...picked}
          title={picked.when}
          action={deskFormPath('rescheduleOrder')}
          wanted={{ reference: head.reference, date: picked.date, start: picked.start }}
          held="The slot is held"
          verbs={{
            now: picked.isOver ? 'Book it anyway' : 'Reschedule to this slot',
            hold: 'Hold this slot and ask for the difference',
          }}
        >
          <StepOver {...picked} terms="Moving it is free; a cheaper day is refunded." />
        </PickedMoney>
      ) : null}
      {starts.length > 0 ? (
        <PanelBlock>
          <Panel title="Another day">
            <FilterForm action={deskPath('orders', head.reference, 'reschedule')} submit="Show the price">
              <DeskInput label="Day" name="date" type="date" value={typed.date} width="medium" />
              <DeskSelect label="Slot" name="start" options={starts} value={typed.start} />
            </FilterForm>
          </Panel>
        </PanelBlock>
      ) : null}
      {days.length > 0 ? (
        <Panel title="Available slots">
          <ul className={styles.days}>
            {days.map(({ date, label, price, slots }) => (
              <li key={date} className={styles.day}>
                <span>
                  <strong>{label}</strong>
                  <br />
                  <span className={styles.price}>{price}</span>
                </span>
                <span className={styles.slots}>
                  {slots.map((slot) => (
                    <a
                      key={slot.start}
                      href={slot.href}
                      className={styles.slot}
                      aria-current={picked?.date === date && picked.start === slot.start ? 'true' : undefined}
                    >
                      {slot.label}
                      {slot.isLast ? <small>last</small> : null}
                    </a>
                  ))}
                </span>
              </li>
            ))}
          </ul>
          <p className={styles.ways}>
            {earlier ? <SmallLink href={earlier}>Earlier</SmallLink> : null}
            {later ? <SmallLink href={later}>Later</SmallLink> : null}
          </p>
        </Panel>
      ) : null}
    </>
  );
}

const FLOORS = Array.from({ length: 32 }, (_, index) => ({ value: String(index - 1), label: floorLabel(index - 1) }));
const YES_NO = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];
const yesNoValue = (answer: boolean | null): string => (answer === null ? '' : answer ? 'yes' : 'no');

export function AddressPage({ head, stops, picked, refusal }: AddressChangeView) {
  return (
    <>
      <BackToOrder what="Another address for" head={head} refusal={refusal} />
      {picked ? (
        <PickedMoney
          {...picked}
          action={deskFormPath('changeAddresses')}
          wanted={{ reference: head.reference, asked: picked.asked }}
          verbs={{ now: 'Change the address', hold: 'Ask for the difference' }}
        />
      ) : null}
      {stops.length > 0 ? (
        <Panel title="Addresses">
          <FilterForm action={deskPath('orders', head.reference, 'address')} submit="Show the price" isRow={false}>
            {stops.map(({ stop, label, postcode, floor, elevator, parking }) => (
              <fieldset key={stop} className={styles.stop}>
                <legend>{label}</legend>
                <div className={styles.answers}>
                  <DeskInput
                    label="Postcode"
                    name={`${stop}.postcode`}
                    value={postcode}
                    maxLength={12}
                    width="narrow"
                  />
                  <DeskSelect
                    label="Floor"
                    name={`${stop}.floor`}
                    options={FLOORS}
                    value={floor === null ? '' : String(floor)}
                    any="Choose"
                  />
                  <DeskSelect
                    label="Lift"
                    name={`${stop}.elevator`}
                    options={YES_NO}
                    value={yesNoValue(elevator)}
                    any="Not asked"
                  />
                  <DeskSelect
                    label="Parking at the door"
                    name={`${stop}.parking`}
                    options={YES_NO}
                    value={yesNoValue(parking)}
                    any="Choose"
                  />
                </div>
              </fieldset>
            ))}
          </FilterForm>
        </Panel>
      ) : null}
    </>
  );
}

export function AddressesPage({ head, stops, refusal }: AddressesView) {
  return (
    <>
      <BackToOrder what="Addresses of" head={head} refusal={refusal} />
      {refusal ? null : (
        <div className={styles.choices}>
          {stops.list.map((stop) => (
            <Panel key={stop.stop} title={`${stop.label}, ${stop.postcode}`}>
              <AddressForm
                stop={stop}
                hidden={{ reference: head.reference, version: stops.version, stop: stop.stop }}
              />
            </Panel>
          ))}
        </div>
      )}
    </>
  );
}

type AddressFormProps = {
  readonly stop: AddressesView['stops']['list'][number];
  readonly hidden: Readonly<Record<string, string | number>>;
};

function AddressForm({ stop: { stop, given }, hidden }: AddressFormProps) {
  const values = given ?? EMPTY_ADDRESS_DETAILS;
  const idOf = (name: string) => `${stop}.${name}`;
  const text = (name: keyof typeof STOP_LIMITS) => ({
    name,
    id: idOf(name),
    value: values[name],
    maxLength: STOP_LIMITS[name],
  });
  const line = (name: keyof typeof STOP_LIMITS) => ({ ...text(name), width: 'wide' as const });
  return (
    <DeskForm action={deskFormPath('saveStop')} hidden={hidden} idOf={idOf} submit={{ text: 'Save this address' }}>
      <DeskInput label={STOP_LABELS.line1} required {...line('line1')} />
      <DeskInput label={STOP_LABELS.line2} optional {...line('line2')} />
      <DeskInput label={STOP_LABELS.town} required {...line('town')} />
      <DeskArea label={STOP_LABELS.notes} {...text('note')} />
      <DeskInput label={STOP_LABELS.contactName} optional {...line('contactName')} />
      <DeskInput label={STOP_LABELS.contactPhone} optional type="tel" {...line('contactPhone')} />
    </DeskForm>
  );
}
