import { Field } from '@/components/ui/Field/Field';
import field from '@/components/ui/Field/Field.module.scss';
import { Icon } from '@/components/ui/Icon/Icon';
import select from '@/components/ui/SelectField/SelectField.module.scss';
import type { InstantService } from '../types';

type SizeFieldProps = { readonly id: string; readonly sizes: InstantService['sizes'] };

/** The platform's own menu; the browser keeps what is chosen. */
export function SizeField({ id, sizes: { label, initial, options } }: SizeFieldProps) {
  return (
    <Field id={id} label={label}>
      <div className={field.group}>
        <select id={id} name="plan" className={`${field.control} ${select.select}`} defaultValue={initial}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className={field.iconEnd} />
      </div>
    </Field>
  );
}
