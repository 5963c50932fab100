import clsx from 'clsx';
import { DIALLING_CODES } from '@/lib/domain/answers/dialling-codes';
import { writtenWithCode } from '@/lib/domain/answers/phone';
import { describedBy, Field, type FieldTexts } from './Field/Field';
import { Icon } from './Icon/Icon';
import styles from './PhoneField.module.scss';

type PhoneFieldProps = Omit<FieldTexts, 'label'> & {
  readonly label?: string | undefined;
  readonly prefix: string;
  readonly number: string;
  readonly onPrefixChange: (prefix: string) => void;
  readonly onNumberChange: (number: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly prefixName?: string | undefined;
  readonly prefixId?: string | undefined;
  readonly required?: boolean | undefined;
  readonly labelHidden?: boolean | undefined;
  readonly id?: string | undefined;
  readonly placeholder?: string | undefined;
};

/** Renders dialling code and number. A number typed with a code selects the country. `id` is the number's id. */
export function PhoneField(props: PhoneFieldProps) {
  const { label = 'Phone number', hint, error, success, optional, labelHidden, ...control } = props;
  const { prefix, number, onPrefixChange, onNumberChange, onBlur, required, placeholder = '7700 900123' } = control;
  const { name = 'phone', id = name, prefixName = 'phonePrefix', prefixId = prefixName } = control;
  const texts = { label, hint, error, success, optional, labelHidden };
  /** Moves a dialling code that was typed with the number into its own field. */
  const leaveNumber = () => {
    const written = writtenWithCode(prefix, number);
    if (written) {
      if (written.phonePrefix !== prefix) onPrefixChange(written.phonePrefix);
      onNumberChange(written.phone);
    }
    onBlur?.();
  };
  return (
    <Field id={id} {...texts}>
      <div className={clsx(styles.frame, error && styles.invalid)}>
        <span className={styles.prefix}>
          <span className={styles.shown} aria-hidden="true">
            {`+${prefix}`}
          </span>
          <Icon name="chevron-down" className={styles.chevron} />
          <select
            id={prefixId}
            name={prefixName}
            className={styles.select}
            aria-label="Country code"
            autoComplete="tel-country-code"
            value={prefix}
            onChange={(event) => onPrefixChange(event.target.value)}
            onBlur={onBlur}
          >
            {DIALLING_CODES.map(({ code, country }) => (
              <option key={country} value={code}>
                {country} +{code}
              </option>
            ))}
          </select>
        </span>
        <input
          id={id}
          name={name}
          type="text"
          inputMode="tel"
          autoComplete="tel-national"
          className={styles.number}
          value={number}
          placeholder={placeholder}
          required={required}
          onChange={(event) => onNumberChange(event.target.value)}
          onBlur={leaveNumber}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
        />
      </div>
    </Field>
  );
}
