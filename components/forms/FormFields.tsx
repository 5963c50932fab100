import { formatPence } from '@/lib/domain/money';
import { MATERIALS, MATERIALS_DELIVERY, priceMaterials } from '@/lib/domain/pricing/materials';
import { readWhole } from '@/lib/domain/typed-number';
import { AppLink } from '../ui/AppLink';
import { Checkbox } from '../ui/Checkbox';
import field from '../ui/Field/Field.module.scss';
import { FieldMessage } from '../ui/Field/FieldMessage';
import { PhoneField } from '../ui/PhoneField';
import { SelectField } from '../ui/SelectField';
import { TextArea } from '../ui/TextArea';
import { TextField } from '../ui/TextField';
import styles from './MaterialCounts.module.scss';
import { MATERIAL_IDS, countName } from './answers';
import { fieldId, type FieldsProps, type FormField } from './form-view';
import { useScripted } from '../ui/Island/hydration';

const COMMENT_LENGTH = 1000;

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

type MaterialCountsProps = FieldsProps & { readonly name: string; readonly label: string };

const piecesOf = (typed = '') => readWhole(typed, [0, 10_000]) ?? 0;

function MaterialCounts({ form, name, label, values, errors, onChange, onLeave }: MaterialCountsProps) {
  // Values typed before hydration count one render later, because the first render must match the server's sum.
  const isOwn = useScripted();
  const lines = MATERIAL_IDS.map((material) => ({
    material,
    count: isOwn ? piecesOf(values[countName(name, material)]) : 0,
  }));
  const isAny = lines.some(({ count }) => count > 0);
  const id = fieldId(form, name);
  const wrong = errors[name] ?? MATERIAL_IDS.map((material) => errors[countName(name, material)]).find(Boolean);
  return (
    <fieldset id={id} className={styles.root} tabIndex={-1} aria-describedby={wrong ? `${id}-message` : undefined}>
      <legend className={styles.legend}>{label}</legend>
      <ul className={styles.lines}>
        {MATERIAL_IDS.map((material) => {
          const { title, use, price } = MATERIALS[material];
          const count = countName(name, material);
          const isWrong = errors[count] !== undefined || (errors[name] !== undefined && material === MATERIAL_IDS[0]);
          return (
            <li key={material} className={styles.line}>
              <label htmlFor={fieldId(form, count)} className={styles.what}>
                {title} <span className={styles.use}>{use}</span>
              </label>
              <span className={styles.price}>{formatPence(price)}</span>
              <input
                id={fieldId(form, count)}
                name={count}
                type="number"
                inputMode="numeric"
                min={0}
                step={1}
                placeholder="0"
                className={`${field.control} ${styles.count}`}
                value={values[count] ?? ''}
                onChange={(event) => onChange(count, event.target.value)}
                onBlur={() => onLeave(count)}
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? `${id}-message` : undefined}
              />
            </li>
          );
        })}
      </ul>
      <FieldMessage id={`${id}-message`} error={wrong} />
      <p className={styles.sum}>
        <span>{isAny ? 'Delivered in London' : 'Delivery (one charge)'}</span>
        <output className={styles.total} aria-live="polite">
          {formatPence(isAny ? priceMaterials(lines) : MATERIALS_DELIVERY)}
        </output>
      </p>
    </fieldset>
  );
}
