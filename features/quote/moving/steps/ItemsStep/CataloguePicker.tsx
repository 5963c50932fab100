import { ItemPicker } from '@/components/inventory/ItemPicker/ItemPicker';
import { useCatalogue } from '@/lib/api/use-catalogue';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { effectOfOneMore } from '@/lib/domain/pricing/one-more';
import { LIMITS } from '@/lib/validation/limits';
import { useAnswers, useHalfTyped } from '../../../engine/form';
import { useMovingFacts } from '../../facts';
import { toMove } from '../../price';

const NO_SEARCH = { query: '' };
const NO_EFFECT = () => '';

/** The catalogue with the answers of the flow: what is searched for outlives a reload. */
export function CataloguePicker() {
  const { values, setField, errorOf } = useAnswers<MovingAnswers>();
  const { popularItems, itemPictures } = useMovingFacts();
  const catalogue = useCatalogue(popularItems);
  const [search, setSearch] = useHalfTyped('itemSearch', NO_SEARCH);
  const move = toMove(values, null);
  return (
    <ItemPicker
      catalogue={catalogue}
      popularItems={popularItems}
      pictures={itemPictures}
      chosen={values.furnitureItems}
      onChange={(items) => void setField('furnitureItems', items)}
      maxQuantity={LIMITS.quantity}
      effectOf={move ? effectOfOneMore(move) : NO_EFFECT}
      query={search?.query ?? NO_SEARCH.query}
      onQuery={(query) => setSearch(query === null ? null : { query })}
      error={errorOf('furnitureItems')}
    />
  );
}
