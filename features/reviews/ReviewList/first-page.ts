import clsx from 'clsx';
import { BREAKPOINTS } from '@/lib/breakpoints';
import { reviewPageSize } from '@/lib/domain/reviews/listing';
import styles from './ReviewList.module.scss';

/** Page sizes by the layout that has them: the style sheet shows as many of the first cards. */
export const FIRST_PAGES = [
  { size: reviewPageSize(0), layout: styles.onNarrow },
  { size: reviewPageSize(BREAKPOINTS.m), layout: styles.onMiddle },
  { size: reviewPageSize(BREAKPOINTS.xl + 1), layout: styles.onWide },
] as const;

const inLayouts = (isIn: (size: number) => boolean): string =>
  clsx(
    styles.cut,
    FIRST_PAGES.filter(({ size }) => isIn(size)).map(({ layout }) => layout),
  );

/** The classes of the card in this place (0 is the newest): the layouts in whose first page it is. */
export const firstPageClass = (place: number): string =>
  clsx(
    styles.card,
    inLayouts((size) => place < size),
  );

/** Those of what leads on from the first page: the layouts in which it does not hold all. */
export const goOnClass = (total: number): string => inLayouts((size) => total > size);
