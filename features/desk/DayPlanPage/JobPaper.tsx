import styles from './JobPaper.module.scss';

/** The number of ruled lines, more than a page has room for. The rest is cut off. */
const LINES = 24;
const FIELDS = ['Arrived', 'Left', 'Name of the customer', 'Signature of the customer', 'Signature of the crew'];

/** Renders the printed fields to fill in by hand: checks, notes, times and signatures. Hidden on the screen. */
export function JobPaper({ checks }: { readonly checks: readonly string[] }) {
  return (
    <div className={styles.root}>
      <ul className={styles.checks}>
        {checks.map((check) => (
          <li key={check}>{check}</li>
        ))}
      </ul>
      <div className={styles.notes}>
        <p>Notes</p>
        <div className={styles.lines}>
          {Array.from({ length: LINES }, (_, line) => (
            <div key={line} className={styles.line} />
          ))}
        </div>
      </div>
      <ul className={styles.fields}>
        {FIELDS.map((field) => (
          <li key={field}>{field}</li>
        ))}
      </ul>
      <p className={styles.rights}>Signing confirms when we came and left. It does not affect the customer’s rights.</p>
    </div>
  );
}
