import field from './Field/Field.module.scss';
import { Icon } from './Icon/Icon';
import styles from './SearchField.module.scss';

type SearchFieldProps = {
  readonly label: string;
  /** Without a value the field is uncontrolled, for markup that has no script. */
  readonly value?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
};

/** Renders a large search box with a button that clears it. */
export function SearchField({ label, value, onChange, placeholder, name = 'search', id = name }: SearchFieldProps) {
  return (
    <div className={`${field.group} ${styles.root}`}>
      <Icon name="search" className={styles.icon} />
      <input
        type="search"
        id={id}
        name={name}
        className={`${field.control} ${styles.input}`}
        aria-label={label}
        placeholder={placeholder}
        value={value}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange?.(event.target.value)}
        // Enter must not submit the surrounding form.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {value ? (
        <button type="button" className={styles.clear} aria-label="Clear search" onClick={() => onChange?.('')}>
          <Icon name="close" />
        </button>
      ) : null}
    </div>
  );
}
