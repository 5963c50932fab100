import type { ComponentType } from 'react';
import { CREW_DAYS, type CrewDay } from './crew-days';
import styles from './sheet.module.scss';

/** Sheets of the desk's day plan. Another feature draws them: the page brings them in. */
export function Crews({ CrewSheet }: { readonly CrewSheet: ComponentType<CrewDay> }) {
  return (
    <div className={styles.crews}>
      {CREW_DAYS.map((crew) => (
        <CrewSheet key={crew.name} {...crew} />
      ))}
    </div>
  );
}
