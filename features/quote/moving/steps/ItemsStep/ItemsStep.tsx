import { useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { useAnswers } from '../../../engine/form';
import { toFurnitureItem } from '../../own-item';
import styles from '../steps.module.scss';
import { FitNotes } from './FitNotes';
import { ItemPicker } from './ItemPicker';
import items from './ItemsStep.module.scss';
import { OwnItemForm } from './OwnItemForm';
import { YourList } from './YourList';

/** What goes into the van. Optional for a fixed plan; a move by items needs at least one (movingSchema). */
export function ItemsStep() {
  const { values, setField } = useAnswers<MovingAnswers>();
  const [isMeasuring, setMeasuring] = useState(false);
  return (
    <div className={styles.stack}>
      <ItemPicker />
      {isMeasuring ? (
        <OwnItemForm
          onCancel={() => setMeasuring(false)}
          onAdd={(own) => {
            const lines = values.furnitureItems;
            void setField('furnitureItems', [...lines, toFurnitureItem(own, lines)]);
            setMeasuring(false);
          }}
        />
      ) : (
        <div className={items.else}>
          <p>
            <b>Something else?</b> Describe it and give its rough size.
          </p>
          <Button kind="secondary" size="s" onClick={() => setMeasuring(true)}>
            Add your own
          </Button>
        </div>
      )}
      <YourList />
      <FitNotes />
    </div>
  );
}
