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
  const {
    label,
    hint,
    error,
    success,
    optional,
    name,
    value,
    onChange,
    onBlur,
    options,
    id = name,
    labelHidden,
    className,
    ...passed
  } = props;
  return (
    <Field
      id={id}
      label={label}
      hint={hint}
      error={error}
      success={success}
      className={className}
      optional={optional}
      labelHidden={labelHidden}
    >
      <div className={field.group}>
        <select
          {...passed}
          id={id}
          name={name}
          className={`${field.control} ${styles.select}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error, success })}
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
