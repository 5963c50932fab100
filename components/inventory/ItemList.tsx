import { LazyDisclosure } from '@/components/ui/Disclosure/LazyDisclosure';
import { Stepper } from '@/components/ui/Stepper';
import { withQuantity } from '@/lib/domain/catalogue/inventory-lines';
import type { FurnitureItem } from '@/lib/domain/order-types';
import { typesOfItem } from '@/lib/domain/catalogue/inventory';
import styles from './ItemList.module.scss';

type ItemListProps = {
  readonly items: readonly FurnitureItem[];
  readonly onChange: (items: readonly FurnitureItem[]) => void;
  readonly maxQuantity: number;
  readonly isOpen?: boolean | undefined;
};

export function ItemList({ items, onChange, maxQuantity, isOpen }: ItemListProps) {
  if (items.length === 0) return null;
  return (
    <LazyDisclosure title={<b>{`Your list: ${typesOfItem(items.length)}`}</b>} opens={isOpen}>
      <ul className={styles.root}>
        {items.map((item) => (
          <li key={item.id} className={styles.line}>
            <span>
              {item.title}
              <span className={styles.volume}> {item.cubicFeet} cu ft each</span>
            </span>
            <Stepper
              size="s"
              label={`${item.title}, on your list`}
              value={item.quantity}
              max={maxQuantity}
              onChange={(quantity) => onChange(withQuantity(items, item, quantity))}
            />
          </li>
        ))}
      </ul>
    </LazyDisclosure>
  );
}
