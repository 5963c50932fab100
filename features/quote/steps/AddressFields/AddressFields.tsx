import type { ReactNode } from 'react';
import { Segments } from '@/components/ui/Segments/Segments';
import { SelectField } from '@/components/ui/SelectField/SelectField';
import { TextField } from '@/components/ui/TextField/TextField';
import { floorLabel, parseFloor } from '@/lib/domain/order/floors';
import type { Address } from '@/lib/domain/order/types';
import { fullPostcode } from '@/lib/domain/places/postcode';
import { useAnswers } from '../../engine/form';
import styles from '../steps.module.scss';

const FLOORS = Array.from({ length: 32 }, (_, index) => floorLabel(index - 1));
const yesOrNo = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
];

type AddressFieldsProps = {
  readonly legend: string;
  readonly postcodeLabel: string;
  /** Path of the address in the answers. */
  readonly path: string;
  readonly address: Address;
  readonly remove?: ReactNode;
};

/** Postcode, floor, lift and parking of one address. */
export function AddressFields({ legend, postcodeLabel, path, address, remove }: AddressFieldsProps) {
  const { setField, errorOf } = useAnswers();
  const set = (field: keyof Address, value: unknown) => void setField(`${path}.${field}`, value);
  const tidyPostcode = () => {
    const full = fullPostcode(address.postcode);
    if (full && full !== address.postcode) set('postcode', full);
  };
  return (
    <fieldset className={styles.card}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.pair}>
        <TextField
          label={postcodeLabel}
          name={`${path}.postcode`}
          value={address.postcode}
          onChange={(value) => set('postcode', value)}
          onBlur={tidyPostcode}
          autoComplete="postal-code"
          autoCapitalize="characters"
          spellCheck={false}
          error={errorOf(`${path}.postcode`)}
        />
        <SelectField
          label="Floor"
          name={`${path}.floor`}
          value={floorLabel(address.floor)}
          onChange={(label) => set('floor', parseFloor(label))}
          options={FLOORS.map((label) => ({ value: label, label }))}
          error={errorOf(`${path}.floor`)}
        />
      </div>
      <div className={styles.pair}>
        <Segments
          legend="Can a van park at the door?"
          name={`${path}.parking`}
          value={address.parking ? 'yes' : 'no'}
          onChange={(value) => set('parking', value === 'yes')}
          options={yesOrNo}
        />
        {address.floor === 0 ? null : (
          <Segments
            legend="Is there a lift?"
            name={`${path}.elevator`}
            value={address.elevator ? 'yes' : 'no'}
            onChange={(value) => set('elevator', value === 'yes')}
            options={yesOrNo}
          />
        )}
      </div>
      {remove}
    </fieldset>
  );
}
