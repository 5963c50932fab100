import { Drawing } from '@/components/ui/Drawing/Drawing';
import styles from './DayStreet.module.scss';
import type { Street, StreetStop } from './street';

type DayStreetProps = Street & {
  readonly stop: StreetStop | null;
  readonly text: string;
  readonly places: readonly [first: string, second: string];
};

export function DayStreet({ street, van, width, names, stops, stop, text, places }: DayStreetProps) {
  return (
    <div className={styles.street} role="img" aria-label={text}>
      <Drawing {...street} alt="" isEager />
      {places.map((place, index) => (
        <span key={index} className={styles.name} style={names[index]}>
          {place}
        </span>
      ))}
      <span className={styles.van} data-is-seen={stop !== null} style={{ width, ...stops[stop ?? 'coming'] }}>
        <Drawing {...van} alt="" isEager />
      </span>
    </div>
  );
}
