import clsx from 'clsx';
import { BREAKPOINTS } from '@/lib/breakpoints';
import { reviewPageSize } from '@/lib/domain/reviews/listing';
import styles from './ReviewList.module.scss';

/** Page sizes by the layout that has them: the style sheet shows as many of the first cards. */
export const FIRST_PAGES = [
  { size: reviewPageSize(0), layout: styles.onNarrow },
  { size: reviewPageSize(BREAKPOINTS.m), layout: styles.onMiddle },
  { size: reviewPageSize(BREAKPOINTS.xl), layout: styles.onWide },
] as const;

/** The classes of the card in this place (0 is the newest): the layouts in whose first page it is. */
export function firstPageClass(place: number): string {
  return clsx(
    styles.card,
    styles.cut,
    FIRST_PAGES.filter(({ size }) => place < size).map(({ layout }) => layout),
  );
}
