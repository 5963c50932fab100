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
  const { label, hint, error, success, optional, labelHidden, className, ...control } = props;
  const { name, onChange, id = name, type = 'text', icon, inputRef, ...passed } = control;
  const texts = { label, hint, error, success, optional, labelHidden, className };
  return (
    <Field id={id} {...texts}>
      <div className={field.group}>
        {icon ? <Icon name={icon} /> : null}
        <input
          {...passed}
          ref={inputRef}
          id={id}
          name={name}
          type={type}
          className={clsx(field.control, icon && field.withIcon)}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
        />
      </div>
    </Field>
  );
}
