import type { RentText } from '../units';
import styles from './ChooseUnit.module.scss';

type RentLinesProps = {
  readonly rent: RentText;
  /** "from", where the area decides. */
  readonly lead?: string;
};

/** "£13.14 a week, £21.90 by the list; £52.56 for four weeks". */
export function RentLines({ rent, lead = '' }: RentLinesProps) {
  return (
    <div>
      <p>
        {lead ? `${lead} ` : null}
        <strong className={styles.price}>{rent.week}</strong> a week{' '}
        {rent.list ? (
          <>
            <span className={styles.unseen}>instead of </span>
            <s className={styles.quiet}>{rent.list}</s>
          </>
        ) : null}
      </p>
      <p className={styles.quiet}>{rent.fourWeeks} for four weeks</p>
    </div>
  );
}
