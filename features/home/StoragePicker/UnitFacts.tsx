import type { StorageUnitCard } from '../types';
import styles from './StoragePicker.module.scss';

/** The chosen unit in words: its size, what that is like, and its measures. */
export function UnitFacts({ title, like, facts }: StorageUnitCard) {
  return (
    <>
      <p className={styles.size}>
        {title}, about {like}
      </p>
      <dl className={styles.measures}>
        {facts.map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
