import clsx from 'clsx';
import type { InputHTMLAttributes, Ref } from 'react';
import { describedBy, Field, type FieldTexts } from './Field/Field';
import field from './Field/Field.module.scss';
import { Icon, type IconName } from './Icon/Icon';

type Passed =
  | 'autoComplete'
  | 'inputMode'
  | 'placeholder'
  | 'disabled'
  | 'maxLength'
  | 'enterKeyHint'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'min'
  | 'max'
  | 'step'
  | 'required';

type TextFieldProps = FieldTexts & {
  readonly [key in Passed]?: InputHTMLAttributes<HTMLInputElement>[key] | undefined;
} & {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly id?: string | undefined;
  readonly type?: 'text' | 'email' | 'tel' | 'number' | 'search' | 'date' | undefined;
  readonly icon?: IconName | undefined;
  readonly labelHidden?: boolean | undefined;
  readonly className?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
};

/** Renders a labelled one-line text field. `id` defaults to the name, so that an error summary can link to it. */
export function TextField(props: TextFieldProps) {
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
    id = name,
    type = 'text',
    icon,
    labelHidden,
    className,
    inputRef,
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
        {icon ? <Icon name={icon} /> : null}
        <input
          {...passed}
          ref={inputRef}
          id={id}
          name={name}
          type={type}
          className={clsx(field.control, icon && field.withIcon)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error, success })}
        />
      </div>
    </Field>
  );
}
