import { ItemList } from '@/components/inventory/ItemList/ItemList';
import { EMPTY_OWN_ITEM, toFurnitureItem } from '@/components/inventory/OwnItemForm/own-item';
import { OwnItemForm } from '@/components/inventory/OwnItemForm/OwnItemForm';
import { PasteDisclosure } from '@/components/inventory/PasteList/PasteDisclosure';
import { Button } from '@/components/ui/Button/Button';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { LIMITS } from '@/lib/validation/limits';
import { useAnswers, useHalfTyped } from '../../../engine/form';
import styles from '../../../steps/steps.module.scss';
import { CataloguePicker } from './CataloguePicker';
import { FitNotes } from './FitNotes';
import items from './ItemsStep.module.scss';
import { LoadStatus } from './LoadStatus';

/** What goes into the van. Optional for a fixed plan; a move by items needs at least one (movingSchema). */
export function ItemsStep() {
  const { values, setField } = useAnswers<MovingAnswers>();
  const [own, setOwn] = useHalfTyped('ownItem', EMPTY_OWN_ITEM);
  return (
    <div className={styles.stack}>
      <PasteDisclosure
        items={values.furnitureItems}
        onChange={(list) => void setField('furnitureItems', list)}
        bounds={LIMITS}
      />
      <CataloguePicker />
      {own ? (
        <OwnItemForm
          item={own}
          bounds={LIMITS}
          onChange={setOwn}
          onCancel={() => setOwn(null)}
          onAdd={() => {
            const lines = values.furnitureItems;
            void setField('furnitureItems', [...lines, toFurnitureItem(own, lines, LIMITS)]);
            setOwn(null);
          }}
        />
      ) : (
        <div className={items.else}>
          <p>
            <b>Something else?</b> Describe it and give its rough size.
          </p>
          <Button kind="secondary" size="s" onClick={() => setOwn(EMPTY_OWN_ITEM)}>
            Add your own
          </Button>
        </div>
      )}
      <ItemList
        items={values.furnitureItems}
        onChange={(list) => void setField('furnitureItems', list)}
        maxQuantity={LIMITS.quantity}
      />
      <FitNotes />
      <LoadStatus />
    </div>
  );
}
