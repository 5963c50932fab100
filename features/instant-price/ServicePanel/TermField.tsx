import segments from '@/components/ui/Segments/Segments.module.scss';
import type { InstantService } from '../types';
import styles from './ServicePanel.module.scss';

/** How long: radio buttons in one row. */
export function TermField({
  terms: { legend, initial, options },
}: {
  readonly terms: NonNullable<InstantService['terms']>;
}) {
  return (
    <fieldset>
      <legend className={segments.legend}>{legend}</legend>
      <div className={segments.track}>
        {options.map(({ value, label, detail }) => (
          <label key={value} className={`${segments.segment} ${styles.term}`}>
            <input
              type="radio"
              name="term"
              value={value}
              className={segments.input}
              defaultChecked={value === initial}
            />
            {label}
            <small className={segments.detail}>{detail}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
