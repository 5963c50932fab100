import { inventoryTotals } from '@/lib/domain/catalogue/inventory';
import type { Piece } from '@/lib/domain/catalogue/inventory-lines';
import { UNIT_HEIGHT_FEET } from '@/lib/domain/catalogue/storage-units';
import { unitContents, type StorageAnswers } from '@/lib/domain/answers/flow-answers';
import { effectOnTotal } from '@/lib/domain/pricing/one-more';
import { priceStorage } from '@/lib/domain/pricing/storage';
import { useAnswers } from '../../engine/form';
import { CoverLine } from '../../steps/CoverLine';
import { ItemsField } from '../../steps/ItemsField/ItemsField';
import styles from '../../steps/steps.module.scss';
import { useStorageStepProps } from '../step-props';
import { localQuote, toStorage } from '../flow';
import { floorOf } from '../units';
import { FitField } from '../UnitFit/FitField';

const NO_EFFECT = () => '';

/** Returns the free cubic feet of the unit. A larger item certainly does not fit. */
function roomLeft(values: StorageAnswers): number {
  const floor = floorOf(values);
  return floor ? floor[0] * floor[1] * UNIT_HEIGHT_FEET - inventoryTotals(unitContents(values)).cubicFeet : Infinity;
}

/** Asks for at least one item, because storage starts with a collection. */
export function StoredItemsStep() {
  const { values } = useAnswers<StorageAnswers>();
  const { popularItems, itemPictures } = useStorageStepProps();
  const storage = localQuote(values, null) && toStorage(values, null);
  const effectOnPrice = storage
    ? effectOnTotal(
        storage.furnitureItems,
        (furnitureItems) => priceStorage({ ...storage, furnitureItems }).totalWithDiscount,
      )
    : NO_EFFECT;
  const room = roomLeft(values);
  const effectOf = (piece: Piece) => (piece.cubicFeet > room ? 'more than the unit holds' : effectOnPrice(piece));
  return (
    <div className={styles.stack}>
      <ItemsField popularItems={popularItems} pictures={itemPictures} effectOf={effectOf} />
      <FitField />
      {values.isTopUp ? null : <CoverLine of="stay" />}
    </div>
  );
}
