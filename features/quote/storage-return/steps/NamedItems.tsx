import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { effectOnTotal } from '@/lib/domain/pricing/one-more';
import { priceReturn } from '@/lib/domain/pricing/storage-return';
import { useAnswers } from '../../engine/form';
import { ItemsField } from '../../steps/ItemsField/ItemsField';
import { useReturnFacts } from '../facts';
import { toReturn } from '../price';

const NO_EFFECT = () => '';

/** The things that come back, when it is not all: at least one. */
export function NamedItems() {
  const { values } = useAnswers<ReturnAnswers>();
  const { popularItems, itemPictures } = useReturnFacts();
  const delivery = toReturn(values, null);
  const effectOf = delivery
    ? effectOnTotal(
        delivery.furnitureItems,
        (furnitureItems) => priceReturn({ ...delivery, furnitureItems }).totalWithDiscount,
        'included',
      )
    : NO_EFFECT;
  return <ItemsField popularItems={popularItems} pictures={itemPictures} effectOf={effectOf} />;
}
