import type { Fact } from './types';
import styles from './FactList.module.scss';

/** Renders labels with their values and details. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.root}>
      {facts.map(({ label, value, detail }, index) => (
        <div key={`${label} ${index}`} className={styles.fact}>
          <dt>{label}</dt>
          <dd>
            {value}
            {detail ? <span className={styles.detail}>{detail}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}
