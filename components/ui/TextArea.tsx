import clsx from 'clsx';
import { describedBy, Field, type FieldTexts } from './Field/Field';
import field from './Field/Field.module.scss';
import styles from './TextArea.module.scss';

type TextAreaProps = FieldTexts & {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly id?: string | undefined;
  readonly required?: boolean | undefined;
  readonly maxLength?: number | undefined;
};

export function TextArea({ name, value, onChange, onBlur, id = name, required, maxLength, ...texts }: TextAreaProps) {
  return (
    <Field id={id} {...texts}>
      <textarea
        id={id}
        name={name}
        rows={4}
        className={clsx(field.control, styles.area)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onBlur}
        required={required}
        maxLength={maxLength}
        aria-invalid={texts.error ? true : undefined}
        aria-describedby={describedBy(id, texts)}
      />
    </Field>
  );
}
