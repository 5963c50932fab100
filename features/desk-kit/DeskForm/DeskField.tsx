import type { InputHTMLAttributes } from 'react';
import { Field, describedBy } from '@/components/ui/Field/Field';
import type { DeskOption } from '@/lib/contracts/desk-parts';
import styles from './DeskField.module.scss';
import { useAnsweredForm } from './DeskForm';

type Texts = { readonly label: string; readonly name: string; readonly id?: string | undefined };
type Passed =
  | 'type'
  | 'required'
  | 'min'
  | 'max'
  | 'step'
  | 'maxLength'
  | 'pattern'
  | 'inputMode'
  | 'placeholder'
  | 'list';

type InputProps = Texts & {
  readonly [key in Passed]?: InputHTMLAttributes<HTMLInputElement>[key] | undefined;
} & {
  readonly value?: string | undefined;
  readonly hint?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly width?: 'narrow' | 'medium' | 'wide' | undefined;
  readonly hasFocus?: boolean | undefined;
};

/** The longest text of an amount in pounds. Not a number field, which would turn "49,50" into 4950 silently. */
export const MOST_SIGNS_OF_POUNDS = 16;

/** Renders an uncontrolled field of one line. */
export function DeskInput({
  label,
  name,
  id = name,
  value = '',
  hint,
  optional,
  width,
  hasFocus,
  ...passed
}: InputProps) {
  const { typed, errorOf } = useAnsweredForm();
  const texts = { hint, error: errorOf(name) };
  return (
    <Field id={id} label={label} {...texts} optional={optional} className={width ? styles[width] : styles.field}>
      <input
        {...passed}
        {...(hasFocus && { autoFocus: true })}
        id={id}
        name={name}
        defaultValue={typed(name) ?? value}
        className={styles.control}
        autoComplete="off"
        aria-invalid={texts.error ? true : undefined}
        aria-describedby={describedBy(id, texts)}
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
  const { typed, errorOf } = useAnsweredForm();
  const error = errorOf(name);
  return (
    <Field id={id} label={label} error={error} className={width ? styles[width] : styles.field}>
      <select
        id={id}
        name={name}
        defaultValue={typed(name) ?? value}
        className={styles.control}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
      >
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

type DeskAreaProps = {
  readonly label: string;
  readonly name: string;
  readonly id: string;
  readonly value: string;
  readonly maxLength: number;
  readonly required?: boolean | undefined;
  readonly rows?: number | undefined;
};

export function DeskArea({ label, name, id, value, maxLength, required = false, rows = 3 }: DeskAreaProps) {
  const { typed, errorOf } = useAnsweredForm();
  const error = errorOf(name);
  return (
    <Field id={id} label={label} optional={!required} error={error} className={styles.wide}>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        required={required}
        defaultValue={typed(name) ?? value}
        className={styles.area}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
      />
    </Field>
  );
}
