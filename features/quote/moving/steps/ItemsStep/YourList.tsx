import { Stepper } from '@/components/ui/Stepper/Stepper';
import type { MovingAnswers } from '@/lib/domain/order/moving-answers';
import { LIMITS } from '@/lib/validation/moving';
import { useAnswers } from '../../../engine/form';
import { withQuantity } from '../../inventory-lines';
import styles from './ItemsStep.module.scss';

/** Everything on the list so far, own items too. */
export function YourList() {
  const { values, setField } = useAnswers<MovingAnswers>();
  const items = values.furnitureItems;
  if (items.length === 0) return null;
  return (
    <details className={styles.list}>
      <summary>
        Your list: {items.length} {items.length === 1 ? 'kind' : 'kinds'} of things
      </summary>
      <ul>
        {items.map((item) => (
          <li key={item.id} className={styles.listLine}>
            <span>
              {item.title}
              <span className={styles.effect}> {item.cubicFeet} cu ft each</span>
            </span>
            <Stepper
              size="s"
              label={`${item.title}, on your list`}
              value={item.quantity}
              max={LIMITS.quantity}
              onChange={(quantity) => void setField('furnitureItems', withQuantity(items, item, quantity))}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
