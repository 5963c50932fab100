import type { ReactNode } from 'react';
import { FieldMessage } from './Field/FieldMessage';
import { Icon } from './Icon/Icon';
import styles from './Checkbox.module.scss';

type CheckboxProps = {
  readonly label: ReactNode;
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly id?: string | undefined;
  readonly value?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly required?: boolean | undefined;
};

/** Renders a checkbox. The label may contain a link (e.g. to the terms). */
export function Checkbox({ label, name, onChange, hint, error, id = name, ...passed }: CheckboxProps) {
  const described = [hint && `${id}-hint`, error && `${id}-message`].filter(Boolean).join(' ');
  return (
    <div className={error ? `${styles.root} ${styles.invalid}` : styles.root}>
      <label className={styles.line}>
        <input
          {...passed}
          type="checkbox"
          id={id}
          name={name}
          className={styles.input}
          onChange={(event) => onChange(event.target.checked)}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <span className={styles.box}>
          <Icon name="check" className={styles.tick} />
        </span>
        <span className={styles.text}>{label}</span>
      </label>
      {hint ? (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      ) : null}
      <FieldMessage id={`${id}-message`} error={error} />
    </div>
  );
}
