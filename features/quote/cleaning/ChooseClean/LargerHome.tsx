import { Button } from '@/components/ui/Button/Button';
import { formatPence } from '@/lib/domain/money';
import type { Trader } from '@/lib/domain/order/trader';
import { CLEANING_TITLES } from '@/lib/domain/pricing/cleaning';
import { LARGER_HOME_FROM } from '@/lib/domain/prices/price-lists';
import styles from '../../pages/PlanChoice.module.scss';

type LargerHomeProps = {
  readonly trader: Pick<Trader, 'phone' | 'phoneHref'>;
  readonly isAsking: boolean;
  readonly onAsk: () => void;
};

/** Homes without a price online: ask in writing, or ring, which needs no script. */
export function LargerHome({ trader, isAsking, onAsk }: LargerHomeProps) {
  return (
    <li className={`${styles.plan} ${styles.wordsOnly}`}>
      <div className={styles.words}>
        <h2 className={styles.title}>{CLEANING_TITLES.custom}</h2>
        <p className={styles.price}>From {formatPence(LARGER_HOME_FROM)}</p>
        <p className={styles.tooltip}>
          Four bedrooms or more, priced by request: tell us about the home, or ring{' '}
          <a href={trader.phoneHref}>{trader.phone}</a>. We tell you the total price before you agree to anything.
        </p>
      </div>
      <Button kind="outline" fullWidth aria-expanded={isAsking} onClick={onAsk}>
        Ask for a price
      </Button>
    </li>
  );
}
