import { BackToOrder, Panel } from '@/features/desk-kit/Panel/Panel';
import { DeskArea, DeskForm, DeskInput } from '@/features/desk-kit/DeskForm/DeskForm';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { AddressesView } from '@/lib/contracts/desk-orders';
import { EMPTY_ADDRESS_DETAILS } from '@/lib/domain/order/addresses';
import { STOP_LABELS } from '@/lib/domain/order/labels';
import { STOP_LIMITS } from '@/lib/validation/address-limits';
import styles from './ChangePages.module.scss';

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
