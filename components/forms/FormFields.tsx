import { AppLink } from '../ui/AppLink';
import { Checkbox } from '../ui/Checkbox';
import { PhoneField } from '../ui/PhoneField';
import { SelectField } from '../ui/SelectField';
import { TextArea } from '../ui/TextArea';
import { TextField } from '../ui/TextField';
import { fieldId, type FieldsProps } from './field-props';
import type { FormField } from './form-view';
import { MaterialCounts } from './MaterialCounts';

const COMMENT_LENGTH = 1000;

/** Renders the field or fields of one question, of any kind. */
export function FormFields({ field, ...props }: FieldsProps & { readonly field: FormField }) {
  const { form, values, errors, onChange, onLeave } = props;
  const bind = (name: string) => ({
    id: fieldId(form, name),
    name,
    value: values[name] ?? '',
    error: errors[name],
    onChange: (value: string) => onChange(name, value),
    onBlur: () => onLeave(name),
  });
  switch (field.kind) {
    case 'text': {
      const { name, label, placeholder, autoComplete, digitsOnly, capitals, optional, type } = field;
      return (
        <TextField
          label={label}
          placeholder={placeholder}
          autoComplete={autoComplete}
          {...bind(name)}
          type={type}
          optional={optional}
          required={!optional}
          {...(type === 'email' && { inputMode: 'email', spellCheck: false })}
          {...(digitsOnly && { inputMode: 'tel' })}
          {...(capitals && { autoCapitalize: 'characters', spellCheck: false })}
        />
      );
    }
    case 'phone':
      return (
        <PhoneField
          label={field.label}
          optional={field.optional}
          required={!field.optional}
          id={fieldId(form, 'phone')}
          prefixId={fieldId(form, 'phonePrefix')}
          number={values.phone ?? ''}
          prefix={values.phonePrefix ?? ''}
          error={errors.phone ?? errors.phonePrefix}
          onNumberChange={(value) => onChange('phone', value)}
          onPrefixChange={(value) => onChange('phonePrefix', value)}
          onBlur={() => onLeave('phone')}
        />
      );
    case 'select':
      return <SelectField label={field.label} options={field.options} {...bind(field.name)} />;
    case 'area':
      return (
        <TextArea
          label={field.label}
          hint={field.hint}
          optional={field.optional}
          required={!field.optional}
          maxLength={COMMENT_LENGTH}
          {...bind(field.name)}
        />
      );
    case 'checkbox': {
      const { name, label, link } = field;
      return (
        <Checkbox
          id={fieldId(form, name)}
          name={name}
          label={
            <>
              {label} {link ? <AppLink href={link.href}>{link.text}</AppLink> : null}
            </>
          }
          checked={values[name] === 'on'}
          required={link !== undefined}
          error={errors[name]}
          onChange={(isTicked) => onChange(name, isTicked ? 'on' : '')}
          onBlur={() => onLeave(name)}
        />
      );
    }
    case 'materials':
      return <MaterialCounts {...props} name={field.name} label={field.label} />;
  }
}
