import { BackToOrder, Panel } from '@/features/desk-kit/Panel/Panel';
import { DeskInput, DeskSelect, FilterForm } from '@/features/desk-kit/DeskForm/DeskForm';
import { deskFormPath } from '@/lib/contracts/desk-form-path';
import type { AddressChangeView } from '@/lib/contracts/desk-orders';
import { floorLabel } from '@/lib/domain/places/floors';
import { deskPath } from '@/lib/routes';
import styles from './ChangePages.module.scss';
import { PickedMoney } from './PickedMoney';

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
