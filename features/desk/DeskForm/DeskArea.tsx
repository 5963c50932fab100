import { describedBy, Field } from '@/components/ui/Field/Field';
import styles from './DeskField.module.scss';
import { useAnsweredForm } from './refusal';

type DeskAreaProps = {
  readonly label: string;
  readonly name: string;
  readonly id: string;
  readonly value: string;
  readonly maxLength: number;
};

/** Several lines that nobody has to fill in. */
export function DeskArea({ label, name, id, value, maxLength }: DeskAreaProps) {
  const { typed, errorOf } = useAnsweredForm();
  const error = errorOf(name);
  return (
    <Field id={id} label={label} optional error={error} className={styles.wide}>
      <textarea
        id={id}
        name={name}
        rows={3}
        maxLength={maxLength}
        defaultValue={typed(name) ?? value}
        className={styles.area}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { error })}
      />
    </Field>
  );
}
