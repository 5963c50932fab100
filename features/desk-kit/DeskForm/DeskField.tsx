import type { InputHTMLAttributes } from 'react';
import { Field, describedBy } from '@/components/ui/Field/Field';
import type { DeskOption } from '@/lib/contracts/desk-parts';
import styles from './DeskField.module.scss';
import { useAnsweredForm } from './DeskForm';

type Texts = { readonly label: string; readonly name: string; readonly id?: string | undefined };
type Passed = 'type' | 'required' | 'min' | 'max' | 'step' | 'maxLength' | 'pattern' | 'inputMode' | 'list';

type InputProps = Texts &
  Pick<InputHTMLAttributes<HTMLInputElement>, Passed> & {
    readonly value?: string | undefined;
    readonly hint?: string | undefined;
    readonly optional?: boolean | undefined;
    readonly width?: 'narrow' | 'medium' | 'wide' | undefined;
    readonly hasFocus?: boolean | undefined;
  };

/** The longest text of an amount in pounds. Not a number field, which would turn "49,50" into 4950 silently. */
export const MOST_SIGNS_OF_POUNDS = 16;

type Answerable = {
  readonly id: string;
  readonly name: string;
  readonly value: string;
  readonly hint?: string | undefined;
};

/** Returns the error of a field, and the attributes of its control. A refused form comes back as it was filled in. */
export function useAnsweredField({ id, name, value, hint }: Answerable) {
  const { typed, errorOf } = useAnsweredForm();
  const error = errorOf(name);
  const control = {
    id,
    name,
    defaultValue: typed(name) ?? value,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy(id, { hint, error }),
  };
  return { error, control };
}

/** Renders an uncontrolled field of one line. */
export function DeskInput(props: InputProps) {
  const { label, name, id = name, value = '', hint, optional, width, hasFocus, ...passed } = props;
  const { error, control } = useAnsweredField({ id, name, value, hint });
  const className = width ? styles[width] : styles.field;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <input
        {...passed}
        {...(hasFocus && { autoFocus: true })}
        {...control}
        className={styles.control}
        autoComplete="off"
      />
    </Field>
  );
}

type SelectProps = Texts & {
  readonly options: readonly DeskOption[];
  readonly value?: string | undefined;
  /** The label of the empty option. Without it there is none. */
  readonly any?: string | undefined;
  readonly width?: 'wide' | undefined;
};

export function DeskSelect({ label, name, id = name, options, value = '', any, width }: SelectProps) {
  const { error, control } = useAnsweredField({ id, name, value });
  return (
    <Field id={id} label={label} error={error} className={width ? styles[width] : styles.field}>
      <select {...control} className={styles.control}>
        {any ? <option value="">{any}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

type DeskAreaProps = Texts & {
  readonly value?: string | undefined;
  readonly maxLength: number;
  readonly required?: boolean | undefined;
  readonly rows?: number | undefined;
};

/** Renders a field of several lines, optional without `required`. */
export function DeskArea(props: DeskAreaProps) {
  const { label, name, id = name, value = '', maxLength, required = false, rows = 3 } = props;
  const { error, control } = useAnsweredField({ id, name, value });
  return (
    <Field id={id} label={label} optional={!required} error={error} className={styles.wide}>
      <textarea {...control} rows={rows} maxLength={maxLength} required={required} className={styles.area} />
    </Field>
  );
}
