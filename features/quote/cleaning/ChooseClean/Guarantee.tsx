import { GUARANTEE_CONDITIONS, GUARANTEE_PROMISE, GUARANTEE_TITLE } from '@/lib/domain/order/cleaning-guarantee';
import { CLEANING_GUARANTEE_HOURS } from '@/lib/domain/prices/price-lists';
import styles from './Guarantee.module.scss';

/** Renders start, end and conditions of the guarantee, with dates once the slot is known (PRC-3). */
export function Guarantee() {
  return (
    <section aria-labelledby="guarantee" className={styles.root}>
      <h2 id="guarantee" className={styles.title}>
        {GUARANTEE_TITLE}
      </h2>
      <p>
        {GUARANTEE_PROMISE} It starts when the clean is over and ends {CLEANING_GUARANTEE_HOURS} hours later. Once you
        have a slot, you see both times before you pay.
      </p>
      <ul className={styles.conditions}>
        {GUARANTEE_CONDITIONS.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </section>
  );
}
