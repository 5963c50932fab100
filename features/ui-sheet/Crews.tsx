import type { ComponentType } from 'react';
import { CREW_DAYS, type CrewDay } from './crew-days';
import styles from './sheet.module.scss';

/** Renders sheets of the desk's day plan. The page passes in the component, which belongs to another feature. */
export function Crews({ CrewSheet }: { readonly CrewSheet: ComponentType<CrewDay> }) {
  return (
    <div className={styles.crews}>
      {CREW_DAYS.map((crew) => (
        <CrewSheet key={crew.name} {...crew} />
      ))}
    </div>
  );
}
