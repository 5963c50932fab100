import clsx from 'clsx';
import type { InputHTMLAttributes } from 'react';
import { describedBy, Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import type { StopDetails } from '@/lib/domain/order/stops';
import { stopField } from '@/lib/contracts/addresses-page';
import type { StopSection } from '../types';
import styles from './AddressesPage.module.scss';

type StopFieldProps = {
  readonly section: StopSection;
  readonly name: keyof StopDetails;
  readonly label: string;
  readonly maxLength: number;
  readonly hint?: string;
  readonly isOptional?: boolean;
  readonly isLong?: boolean;
} & Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'autoComplete'>;

/** One answer about a stop. The browser keeps what is typed: it works before and without a script. */
export function StopField({ section, name, label, hint, isOptional, isLong, maxLength, ...passed }: StopFieldProps) {
  const { stop, values, errors } = section;
  const id = stopField(stop, name);
  const texts = { hint, error: errors[name] };
  const control = {
    id,
    name: id,
    maxLength,
    defaultValue: values[name],
    'aria-invalid': errors[name] ? true : undefined,
    'aria-describedby': describedBy(id, texts),
  };
  return (
    <Field id={id} label={label} optional={isOptional} {...texts}>
      {isLong ? (
        <textarea {...control} rows={3} className={clsx(field.control, styles.note)} />
      ) : (
        <input type="text" {...passed} {...control} className={field.control} />
      )}
    </Field>
  );
}
