import { Drawing } from '@/components/ui/Drawing/Drawing';
import styles from './DayStreet.module.scss';
import type { Street, StreetStop } from './street';

type DayStreetProps = Street & {
  /** Null while the van has not set off: it is not seen. */
  readonly stop: StreetStop | null;
  readonly text: string;
};

/** Two places on a street with a line between them, and the van where it was last heard of. */
export function DayStreet({ street, van, width, stops, stop, text }: DayStreetProps) {
  return (
    <div className={styles.street} role="img" aria-label={text}>
      <Drawing {...street} alt="" isEager />
      <span className={styles.van} data-is-seen={stop !== null} style={{ width, ...stops[stop ?? 'coming'] }}>
        <Drawing {...van} alt="" isEager />
      </span>
    </div>
  );
}
