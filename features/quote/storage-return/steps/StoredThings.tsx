import { CardGroup } from '@/components/ui/RadioCards/CardGroup';
import { Checkbox } from '@/components/ui/Checkbox/Checkbox';
import { Stepper } from '@/components/ui/Stepper/Stepper';
import { formatCubicFeet } from '@/lib/domain/catalogue/inventory';
import { quantityOf, withQuantity } from '@/lib/domain/catalogue/inventory-lines';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { useAnswers } from '../../engine/form';
import styles from '../../steps/steps.module.scss';

/** The customer's own things, to be ticked: all pieces of a kind, or as many as are wanted. */
export function StoredThings() {
  const { values, setField, errorOf } = useAnswers<ReturnAnswers>();
  const { storedItems, furnitureItems } = values;
  const choose = (item: (typeof storedItems)[number], quantity: number) =>
    setField('furnitureItems', withQuantity(furnitureItems, item, quantity));
  return (
    <CardGroup
      id="furnitureItems"
      legend="Your things in storage"
      hint="Tick what should come back. The rest stays where it is."
      error={errorOf('furnitureItems')}
    >
      {storedItems.map((item, place) => {
        const { id, title, quantity, cubicFeet } = item;
        const chosen = quantityOf(furnitureItems, id);
        return (
          <div key={id} className={styles.head}>
            <Checkbox
              // The summary of errors leads to the first.
              id={place === 0 ? 'furnitureItems' : `stored-${id}`}
              name="stored"
              value={id}
              label={quantity === 1 ? title : `${quantity} × ${title}`}
              hint={`${formatCubicFeet(cubicFeet)}${quantity === 1 ? '' : ' each'}`}
              checked={chosen > 0}
              onChange={(isTicked) => choose(item, isTicked ? quantity : 0)}
            />
            {quantity > 1 && chosen > 0 ? (
              <Stepper
                size="s"
                label={`${title}, to bring back`}
                value={chosen}
                min={1}
                max={quantity}
                onChange={(count) => choose(item, count)}
              />
            ) : null}
          </div>
        );
      })}
    </CardGroup>
  );
}
