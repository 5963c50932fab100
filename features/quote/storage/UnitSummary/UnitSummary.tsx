import { LiveLoad } from '@/components/load-drawing/LiveLoad';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Gauge } from '@/components/ui/Gauge/Gauge';
import { formatCubicFeet, inventoryTotals } from '@/lib/domain/catalogue/inventory';
import type { StorageAnswers } from '@/lib/domain/order/storage-answers';
import { useAnswers } from '../../engine/form';
import { useStorageFacts } from '../facts';
import { floorOf, holdsOf } from '../room';
import styles from './UnitSummary.module.scss';

/** The unit, drawn with what was listed, and how full it is. */
export function UnitSummary() {
  const { values } = useAnswers<StorageAnswers>();
  const { unitPictures } = useStorageFacts();
  const { storageSpace, furnitureItems } = values;
  const floor = floorOf(values);
  if (storageSpace === '' || !floor) return null;
  const [width, depth] = floor;
  const { pieces, cubicFeet } = inventoryTotals(furnitureItems);
  const capacity = holdsOf(floor);
  const picture = <Drawing {...unitPictures[storageSpace]} alt="" />;
  return (
    <div className={styles.root}>
      <div className={styles.picture}>
        {pieces > 0 ? (
          <LiveLoad items={furnitureItems} hold={{ kind: 'unit', width, depth }}>
            {picture}
          </LiveLoad>
        ) : (
          picture
        )}
      </div>
      {pieces > 0 ? (
        <Gauge
          label={`Unit ${Math.ceil((100 * cubicFeet) / capacity)}% full`}
          value={cubicFeet}
          max={capacity}
          text={`${formatCubicFeet(cubicFeet)} of ${formatCubicFeet(capacity)}`}
        />
      ) : null}
    </div>
  );
}
