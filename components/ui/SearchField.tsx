import field from './Field/Field.module.scss';
import { Icon } from './Icon/Icon';
import styles from './SearchField.module.scss';

type SearchFieldProps = {
  /** Read aloud; the placeholder shows what can be searched. */
  readonly label: string;
  /** Without it the browser keeps the text, as in markup that has no code. */
  readonly value?: string | undefined;
  readonly onChange?: ((value: string) => void) | undefined;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly id?: string | undefined;
};

/** A large search box with a button that empties it. */
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
        // Return looks for items; it must not send the form that the box stands in.
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
