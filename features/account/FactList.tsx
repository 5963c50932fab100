import type { Fact } from './types';
import styles from './FactList.module.scss';

export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles.root}>
      {facts.map(({ label, value, detail }) => (
        <div key={label} className={styles.fact}>
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
