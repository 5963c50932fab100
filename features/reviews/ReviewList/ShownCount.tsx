import { FIRST_PAGES } from './first-page';
import styles from './ReviewList.module.scss';

type ShownCountProps = {
  /** Null: the first page, whose size is the layout's. */
  readonly shown: number | null;
  readonly total: number;
};

/** "8 of 60". */
export function ShownCount({ shown, total }: ShownCountProps) {
  return (
    <p className={styles.count} role="status">
      {shown === null
        ? FIRST_PAGES.map(({ size, layout }) => (
            <span key={size} className={`${styles.cut} ${layout}`}>
              {Math.min(size, total)} of {total}
            </span>
          ))
        : `${shown} of ${total}`}
    </p>
  );
}
