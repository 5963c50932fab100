import { PriceText } from '../../units/PriceText';
import type { RentText } from '../units';
import styles from './ChooseUnit.module.scss';

type RentLinesProps = {
  readonly rent: RentText;
  /** "from", where the area decides. */
  readonly lead?: string | undefined;
};

/** "£13.14 a week, £21.90 by the list; £52.56 for four weeks". */
export function RentLines({ rent, lead }: RentLinesProps) {
  return (
    <PriceText lead={lead} price={rent.week} note={`${rent.fourWeeks} for four weeks`}>
      a week{' '}
      {rent.list ? (
        <>
          <span className={styles.unseen}>instead of </span>
          <s className={styles.quiet}>{rent.list}</s>
        </>
      ) : null}
    </PriceText>
  );
}
