import styles from './AddressesPage.module.scss';
import type { InputHTMLAttributes } from 'react';
import { buttonClass } from '@/components/ui/Button';
import { ADDRESS_BUTTONS, offerValue, addressField } from '@/lib/contracts/addresses-page';
import { STOP_LABELS } from '@/lib/domain/order/labels';
import type { AddressDetails } from '@/lib/domain/order/addresses';
import { NOTES_KEPT_HOURS } from '@/lib/domain/retention';
import { STOP_LIMITS } from '@/lib/validation/address-limits';
import { PlainArea, PlainField } from '../../PlainField/PlainField';
import type { AddressSection } from '../model';

type AddressFieldProps = {
  readonly section: AddressSection;
  readonly name: keyof AddressDetails;
  readonly label: string;
  readonly maxLength: number;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly isLong?: boolean;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'>;

/** Renders one field of an address. */
function AddressField({ section, name, label, hint, isOptional, isLong, maxLength, ...passed }: AddressFieldProps) {
  const { stop, values, errors } = section;
  const own = { id: addressField(stop, name), label, hint, maxLength, value: values[name], error: errors[name] };
  return isLong ? (
    <PlainArea {...own} optional={isOptional} rows={3} />
  ) : (
    <PlainField {...own} {...passed} optional={isOptional} />
  );
}

type AddressDetailFieldsProps = { readonly section: AddressSection; readonly canFind: boolean };

const LOOKED_UP: Readonly<Record<NonNullable<AddressSection['lookup']>, string>> = {
  nothing: 'We found no street address for this postcode. Type yours below.',
  failed: 'We could not look up the addresses just now. Type yours below.',
  limited: 'Addresses have been looked up too many times this hour. Type yours below.',
};

/** Renders one address: the street, access notes, and whom to ask for. */
export function AddressDetailFields({ section, canFind }: AddressDetailFieldsProps) {
  const { stop, label, postcode, access, offers, lookup } = section;
  const fill = (part: string) => `section-${stop} ${part}`;
  const text = (name: keyof typeof STOP_LIMITS) => ({ section, name, maxLength: STOP_LIMITS[name] });
  return (
    <fieldset className={styles.stop}>
      <legend className={styles.legend}>
        {label}, <span className={styles.postcode}>{postcode}</span>
      </legend>
      <p className={styles.access}>{access}</p>
      {canFind ? (
        <button
          type="submit"
          name={ADDRESS_BUTTONS.find}
          value={stop}
          className={buttonClass({ kind: 'secondary', size: 's', className: styles.find })}
        >
          Find the address
        </button>
      ) : null}
      {lookup ? (
        <p role="status" className={styles.lookup}>
          {LOOKED_UP[lookup]}
        </p>
      ) : null}
      {offers.length > 0 ? (
        <div className={styles.offers}>
          <p>Use one of these:</p>
          <ul>
            {offers.map((address) => (
              <li key={offerValue(stop, address)}>
                <button
                  type="submit"
                  name={ADDRESS_BUTTONS.use}
                  value={offerValue(stop, address)}
                  className={buttonClass({ kind: 'outline', size: 's' })}
                >
                  {[address.line1, address.line2, address.town].filter(Boolean).join(', ')}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <AddressField {...text('line1')} label={STOP_LABELS.line1} autoComplete={fill('address-line1')} />
      <div className={styles.pair}>
        <AddressField {...text('line2')} label={STOP_LABELS.line2} isOptional autoComplete={fill('address-line2')} />
        <AddressField {...text('town')} label={STOP_LABELS.town} autoComplete={fill('address-level2')} />
      </div>
      <AddressField
        {...text('note')}
        label={STOP_LABELS.notes}
        hint={`The buzzer, the gate, where to park. Deleted ${NOTES_KEPT_HOURS} hours after the job.`}
        isOptional
        isLong
      />
      <div className={styles.pair}>
        <AddressField {...text('contactName')} label={STOP_LABELS.contactName} isOptional autoComplete="off" />
        <AddressField
          {...text('contactPhone')}
          label={STOP_LABELS.contactPhone}
          isOptional
          type="tel"
          inputMode="tel"
          autoComplete="off"
        />
      </div>
    </fieldset>
  );
}
