import { LiveLoad } from '@/components/load-drawing/LiveLoad';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Gauge } from '@/components/ui/Gauge';
import { planFit } from '@/lib/domain/pricing/fit';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { formatPence } from '@/lib/domain/money';
import type { FurnitureItem } from '@/lib/domain/order-types';
import type { StayCost } from '@/lib/domain/pricing/storage-stay';
import { storageDuration } from '@/lib/domain/pricing/storage-terms';
import type { StorageAdvice } from '../advice/storage-advice';
import { weeksText } from '../stay/weeks';
import { Continue } from './Continue';
import { linesOutside, listText } from './left-outside';
import { Unpriced } from './Unpriced';
import styles from './Result.module.scss';
import { VanWeight } from './VanWeight';

type StorageResultProps = {
  readonly items: readonly FurnitureItem[];
  readonly advice: StorageAdvice;
  /** The cheapest way to rent the unit for `weeks`; null if there is no online price. */
  readonly cost: StayCost | null;
  readonly weeks: number;
  readonly picture: Picture;
  readonly call: { readonly phone: string; readonly phoneHref: string };
};

/** Renders the unit for a list, with a drawing, measurements and the price. */
export function StorageResult({ items, advice, cost, weeks, picture, call }: StorageResultProps) {
  const { fits, nextSmaller } = advice;
  const shown = fits ?? nextSmaller;
  if (!shown) return null;
  const { feet, storageSpace, squareFeet } = shown.unit;
  const [width, depth] = feet;
  const full = Math.ceil((shown.filledCubicFeet / shown.cubicFeet) * 100);
  return (
    <>
      <div className={styles.picture}>
        <LiveLoad items={items} hold={{ kind: 'unit', width, depth }}>
          <Drawing {...picture} alt="" />
        </LiveLoad>
      </div>
      <Gauge
        label={`${shown.unit.title} ${full}% full`}
        value={shown.filledCubicFeet}
        max={shown.cubicFeet}
        text={`${formatCubicFeet(shown.filledCubicFeet)} of ${formatCubicFeet(shown.cubicFeet)}`}
      />
      <VanWeight fit={planFit('custom', items)} />
      {fits && cost ? (
        <>
          <p className={styles.price}>
            <strong>{formatPence(cost.weekly)}</strong> a week
          </p>
          <p>
            <b>{`${fits.unit.title}:`}</b>{' '}
            <span>
              {`the cheapest that holds everything, with ${formatCubicFeet(fits.cubicFeet - fits.filledCubicFeet)} to spare. For ${weeksText(weeks)} the ${storageDuration(cost.term).title.toLowerCase()} term costs least: ${formatPence(cost.total)} in all, collection and return included.`}
            </span>
          </p>
        </>
      ) : (
        <Unpriced call={call} hasUnit={fits !== null} />
      )}
      {nextSmaller ? (
        <p className={styles.aside}>
          {`The ${nextSmaller.unit.title}${fits ? `, ${formatPence(nextSmaller.unit.perWeek)} a week before discounts,` : ''} would not hold: ${listText(linesOutside(items, nextSmaller.outside))}.`}
        </p>
      ) : null}
      {fits && cost ? (
        <Continue chosen={{ flow: 'storage', storageSpace, squareFeet, storageTerm: cost.term, furnitureItems: items }}>
          Continue with this list
        </Continue>
      ) : null}
    </>
  );
}
