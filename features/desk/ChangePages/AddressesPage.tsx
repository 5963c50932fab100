import { Button } from '@/components/ui/Button/Button';
import { Field } from '@/components/ui/Field/Field';
import { Note } from '@/components/ui/Note/Note';
import type { AddressesView } from '@/lib/contracts/desk-order-views';
import { DESK_PATHS } from '@/lib/contracts/desk-paths';
import { STOP_LABELS } from '@/lib/domain/order/labels';
import { EMPTY_STOP } from '@/lib/domain/order/stops';
import { STOP_LIMITS } from '@/lib/validation/stop-limits';
import { DeskInput } from '../DeskForm/DeskField';
import field from '../DeskForm/DeskField.module.scss';
import { DeskForm } from '../DeskForm/DeskForm';
import { Panel } from '../Panel/Panel';
import { BackToOrder } from './BackToOrder';
import styles from './ChangePages.module.scss';

type Stop = AddressesView['stops']['list'][number];

/** For a customer on the telephone: one form a stop, so that each is kept as soon as it has been said. */
export function AddressesPage({ head, stops, refusal }: AddressesView) {
  return (
    <>
      <BackToOrder what="Addresses of" head={head} />
      {refusal ? (
        <Note kind="error">{refusal}</Note>
      ) : (
        <div className={styles.choices}>
          {stops.list.map((stop) => (
            <Panel key={stop.stop} title={`${stop.label}, ${stop.postcode}`}>
              <StopForm stop={stop} hidden={{ reference: head.reference, version: stops.version, stop: stop.stop }} />
            </Panel>
          ))}
        </div>
      )}
    </>
  );
}

type StopFormProps = { readonly stop: Stop; readonly hidden: Readonly<Record<string, string | number>> };

function StopForm({ stop: { stop, given }, hidden }: StopFormProps) {
  const values = given ?? EMPTY_STOP;
  const text = (name: keyof typeof STOP_LIMITS) => ({
    name,
    id: `${stop}.${name}`,
    value: values[name],
    maxLength: STOP_LIMITS[name],
    width: 'wide' as const,
  });
  const note = text('note');
  return (
    <DeskForm action={DESK_PATHS.saveStop} hidden={hidden}>
      <DeskInput label={STOP_LABELS.line1} required {...text('line1')} />
      <DeskInput label={STOP_LABELS.line2} optional {...text('line2')} />
      <DeskInput label={STOP_LABELS.town} required {...text('town')} />
      <Field id={note.id} label={STOP_LABELS.notes} optional className={field.wide}>
        <textarea
          id={note.id}
          name={note.name}
          rows={3}
          maxLength={note.maxLength}
          defaultValue={note.value}
          className={styles.note}
        />
      </Field>
      <DeskInput label={STOP_LABELS.contactName} optional {...text('contactName')} />
      <DeskInput label={STOP_LABELS.contactPhone} optional type="tel" {...text('contactPhone')} />
      <Button type="submit">Save this address</Button>
    </DeskForm>
  );
}
