import { describedBy, Field, type FieldTexts } from './Field/Field';
import field from './Field/Field.module.scss';
import { Icon } from './Icon/Icon';
import styles from './SelectField.module.scss';

export type SelectOption = { readonly value: string; readonly label: string };

type SelectFieldProps = FieldTexts & {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly options: readonly SelectOption[];
  readonly id?: string | undefined;
  readonly autoComplete?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly labelHidden?: boolean | undefined;
  readonly className?: string | undefined;
};

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, success, optional, labelHidden, className, ...control } = props;
  const { name, onChange, options, id = name, ...passed } = control;
  const texts = { label, hint, error, success, optional, labelHidden, className };
  return (
    <Field id={id} {...texts}>
      <div className={field.group}>
        <select
          {...passed}
          id={id}
          name={name}
          className={`${field.control} ${styles.select}`}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
        >
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
