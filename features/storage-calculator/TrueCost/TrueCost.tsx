import { formatPence, NOTHING } from '@/lib/domain/money';
import { cheapestStay, type StayCost } from '@/lib/domain/pricing/storage-stay';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import type { StayToCompare } from '../stay/stay-table';
import { weeksText } from '../stay/weeks';
import { CostChart } from './CostChart';
import { CostTables } from './CostTables';
import styles from './TrueCost.module.scss';
import { WeeksField } from './WeeksField';

type TrueCostProps = {
  readonly stay: StayToCompare;
  /** "6 × 4 ft unit". */
  readonly unit: string;
  readonly weeks: number;
  readonly onWeeks: (weeks: number) => void;
};

/** What storage costs from the door and back to it, for as long as it takes. */
export function TrueCost({ stay, unit, weeks, onWeeks }: TrueCostProps) {
  const best = cheapestStay({ ...stay, weeks });
  return (
    <section className={styles.root} aria-labelledby="true-cost">
      <header>
        <h2 id="true-cost">The true cost, there and back</h2>
        <p className={styles.lead}>
          Rent, collection and return together, on the term that is cheapest for your weeks. Stairs, parking and
          distance depend on your address and come on top.
        </p>
      </header>
      <div className={styles.columns}>
        <div className={styles.chooser}>
          <WeeksField weeks={weeks} onChange={onWeeks} />
          <div role="status">
            <p className={styles.total}>
              <strong>{formatPence(best.total)}</strong> <span>{`for ${weeksText(weeks)}`}</span>
            </p>
            <p>
              {`${formatPence(best.totalPerWeek)} a week all in: ${partsOf(best)}. ${storageDuration(best.term).title} term.`}
            </p>
          </div>
        </div>
        <figure className={styles.figure}>
          <figcaption>
            Total in pounds, by weeks. A dashed line shows where another term becomes the cheapest.
          </figcaption>
          <CostChart stay={stay} weeks={weeks} />
        </figure>
      </div>
      <CostTables stay={stay} weeks={weeks} unit={unit} />
    </section>
  );
}

function partsOf({ rent, paidWeeks, weekly, collection, delivery }: StayCost): string {
  const collected = collection === NOTHING ? 'collection free' : `collection ${formatPence(collection)}`;
  return `rent ${formatPence(rent)} (${paidWeeks} × ${formatPence(weekly)}), ${collected}, return ${formatPence(delivery)}`;
}
