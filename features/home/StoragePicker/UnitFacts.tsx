import type { StorageUnitCard } from '../types';
import styles from './UnitFacts.module.scss';

/** Renders the chosen unit's size, what it compares to, and its measurements. */
export function UnitFacts({ title, like, isFrom, floor, height, volume }: StorageUnitCard) {
  return (
    <>
      <p className={styles.size}>
        {title}, {isFrom ? like : `about ${like}`}
      </p>
      <dl className={styles.measures}>
        {Object.entries({ Floor: floor, Height: height, Volume: volume }).map(([label, figure]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
