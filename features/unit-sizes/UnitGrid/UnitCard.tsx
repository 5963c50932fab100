import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { Drawing, type Picture } from '@/components/ui/Drawing/Drawing';
import { Tag } from '@/components/ui/Tag/Tag';
import styles from './UnitGrid.module.scss';

type UnitCardProps = {
  readonly id: string;
  readonly title: string;
  /** Its floor, and what it holds. */
  readonly lines: readonly string[];
  readonly drawing: Picture;
  readonly isPopular?: boolean;
  /** Too wide a drawing for one column. */
  readonly isWide?: boolean;
  /** What it costs, and the way on. */
  readonly children: ReactNode;
};

/** One unit: drawn in the scale of all, measured, priced. */
export function UnitCard({ id, title, lines, drawing, isPopular, isWide, children }: UnitCardProps) {
  const width: CSSProperties & { '--width': number } = { '--width': drawing.width };
  return (
    <li id={id} className={clsx(styles.unit, isWide && styles.wide)}>
      {isPopular ? (
        <span className={styles.flag}>
          <Tag kind="hot">Popular</Tag>
        </span>
      ) : null}
      <div className={styles.picture} style={width}>
        <Drawing {...drawing} alt="" />
      </div>
      <div className={styles.facts}>
        <h3 className={styles.title}>{title}</h3>
        {lines.map((line) => (
          <p key={line} className={styles.line}>
            {line}
          </p>
        ))}
      </div>
      {children}
    </li>
  );
}
