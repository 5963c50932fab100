import type { CSSProperties } from 'react';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Stepper } from '@/components/ui/Stepper/Stepper';
import type { Piece } from '@/lib/domain/catalogue/inventory-lines';
import styles from './ItemPicker.module.scss';

type ItemCardProps = {
  readonly item: Piece;
  readonly quantity: number;
  readonly picture: Picture | undefined;
  readonly maxQuantity: number;
  /** What one more would do to the price: "adds £39", "in your plan". */
  readonly effect: string;
  readonly onChange: (quantity: number) => void;
};

/** All drawings share one scale, so that a chair is smaller than a wardrobe; the style sheet sets it. */
const widthOf = ({ width }: Picture): CSSProperties & { '--width': string } => ({ '--width': `${width}px` });

/** One thing of the catalogue, with what it takes up and costs. */
export function ItemCard({ item, quantity, maxQuantity, picture, effect, onChange }: ItemCardProps) {
  return (
    <li className={quantity > 0 ? `${styles.item} ${styles.chosen}` : styles.item}>
      {picture ? (
        <span className={styles.picture} style={widthOf(picture)}>
          <Drawing {...picture} />
        </span>
      ) : null}
      <div className={styles.words}>
        <h2 className={styles.name}>{item.title}</h2>
        <p className={styles.effect}>{`${item.cubicFeet} cu ft, ${effect}`}</p>
      </div>
      <div className={styles.count}>
        <Stepper label={item.title} value={quantity} max={maxQuantity} onChange={onChange} />
      </div>
    </li>
  );
}
