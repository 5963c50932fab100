import type { StorageAnswers } from '@/lib/domain/order/storage-answers';
import { effectOnTotal } from '@/lib/domain/pricing/one-more';
import { priceStorage } from '@/lib/domain/pricing/storage';
import { useAnswers } from '../../engine/form';
import { ItemsField } from '../../steps/ItemsField/ItemsField';
import styles from '../../steps/steps.module.scss';
import { useStorageFacts } from '../facts';
import { localQuote, toStorage } from '../price';
import { UnitAdvice } from '../UnitAdvice/UnitAdvice';

const NO_EFFECT = () => '';

/** What goes into the unit: at least one thing, because we come to collect it. */
export function StoredItemsStep() {
  const { values } = useAnswers<StorageAnswers>();
  const { popularItems, itemPictures } = useStorageFacts();
  const storage = localQuote(values, null) && toStorage(values, null);
  const effectOf = storage
    ? effectOnTotal(
        storage.furnitureItems,
        (furnitureItems) => priceStorage({ ...storage, furnitureItems }).totalWithDiscount,
        'included',
      )
    : NO_EFFECT;
  return (
    <div className={styles.stack}>
      <ItemsField popularItems={popularItems} pictures={itemPictures} effectOf={effectOf} />
      <UnitAdvice />
    </div>
  );
}
