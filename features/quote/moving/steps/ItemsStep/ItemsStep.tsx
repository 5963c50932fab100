import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { effectOfOneMore } from '@/lib/domain/pricing/one-more';
import { useAnswers } from '../../../engine/form';
import { ItemsField } from '../../../steps/ItemsField/ItemsField';
import styles from '../../../steps/steps.module.scss';
import { useMovingFacts } from '../../facts';
import { toMove } from '../../price';
import { FitNotes } from './FitNotes';
import { LoadStatus } from './LoadStatus';

const NO_EFFECT = () => '';

/** What goes into the van. Optional for a fixed plan; a move by items needs at least one (movingSchema). */
export function ItemsStep() {
  const { values } = useAnswers<MovingAnswers>();
  const { popularItems, itemPictures } = useMovingFacts();
  const move = toMove(values, null);
  return (
    <div className={styles.stack}>
      <ItemsField
        popularItems={popularItems}
        pictures={itemPictures}
        effectOf={move ? effectOfOneMore(move) : NO_EFFECT}
      />
      <FitNotes />
      <LoadStatus />
    </div>
  );
}
