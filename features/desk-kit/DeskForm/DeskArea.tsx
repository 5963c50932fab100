import { describedBy, Field } from '@/components/ui/Field/Field';
import styles from './DeskField.module.scss';
import { useAnsweredForm } from './refusal';

type DeskAreaProps = {
  readonly label: string;
  readonly name: string;
  readonly id: string;
  readonly value: string;
  readonly maxLength: number;
  readonly required?: boolean | undefined;
  readonly rows?: number | undefined;
};

/** Renders a field of several lines, optional without `required`. */
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
