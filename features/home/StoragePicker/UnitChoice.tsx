import type { ReactNode } from 'react';
import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import { Tag } from '@/components/ui/Tag';
import type { StorageUnitCard } from '../types';
import styles from './UnitChoice.module.scss';

type UnitChoiceProps = {
  readonly unit: StorageUnitCard;
  readonly isInitial: boolean;
  /** The price a week. */
  readonly children: ReactNode;
};

/** Renders one unit of the line-up: a radio button whose label is the card. All drawings have the same scale. */
export function UnitChoice({ unit, isInitial, children }: UnitChoiceProps) {
  const { value, title, like, isPopular, isFrom, thumbnail } = unit;
  return (
    <label className={styles.unit}>
      <input type="radio" name="plan" value={value} className={styles.input} defaultChecked={isInitial} />
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
      <span className={styles.thumbnail}>
        <Drawing {...thumbnail} />
      </span>
      <b className={styles.name}>{title}</b>
      <span className={styles.like}>{like}</span>
      <span className={styles.week}>
        {isFrom ? 'from ' : null}
        {children} a week
      </span>
      {isPopular ? (
        <span className={styles.flag}>
          <Tag kind="hot">Popular</Tag>
        </span>
      ) : null}
    </label>
  );
}
