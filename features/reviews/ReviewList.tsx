import clsx from 'clsx';
import styles from './ReviewList.module.scss';
import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { ReviewCard } from './ReviewCard';
import { BREAKPOINTS } from '@/lib/breakpoints';
import {
  reviewPageSize,
  shownReviews,
  withAvatars,
  type Avatars,
  type ReviewWithAvatar,
} from '@/lib/domain/reviews/listing';
import type { Review } from '@/lib/domain/reviews/review';

/** The page sizes by layout. The style sheet shows that many of the first cards. */
const FIRST_PAGES = [
  { size: reviewPageSize(0), layout: styles.onNarrow },
  { size: reviewPageSize(BREAKPOINTS.m), layout: styles.onMiddle },
  { size: reviewPageSize(BREAKPOINTS.xl + 1), layout: styles.onWide },
] as const;

const inLayouts = (isIn: (size: number) => boolean): string =>
  clsx(
    styles.cut,
    FIRST_PAGES.filter(({ size }) => isIn(size)).map(({ layout }) => layout),
  );

/** Returns the classes of the card at this position, by the layouts whose first page includes it. */
const firstPageClass = (place: number): string =>
  clsx(
    styles.card,
    inLayouts((size) => place < size),
  );

/** Returns the classes of the controls, by the layouts in which the first page is not all. */
const goOnClass = (total: number): string => inLayouts((size) => total > size);

type ShownCountProps = {
  /** Null for the first page, whose size depends on the layout. */
  readonly shown: number | null;
  readonly total: number;
};

function ShownCount({ shown, total }: ShownCountProps) {
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

const ReviewModal = lazy(async () => ({ default: (await import('./ReviewModal')).ReviewModal }));

export type ReviewListProps = {
  readonly reviews: readonly Review[];
  readonly avatars: Avatars;
};

/** Renders the cards page by page. The style sheet cuts the first page, so nothing jumps on load (REV-4). */
export function ReviewList({ reviews, avatars }: ReviewListProps) {
  const [presses, setPresses] = useState(0);
  const [shown, setShown] = useState<number | null>(null);
  const [opened, setOpened] = useState<ReviewWithAvatar | null>(null);
  const list = useRef<HTMLUListElement>(null);

  function showMore(): void {
    const pageSize = reviewPageSize(window.innerWidth);
    const before = shown ?? pageSize;
    setPresses(presses + 1);
    setShown(shownReviews(reviews.length, pageSize, presses + 1));
    // The button moves down, so the focus moves to the first new card.
    requestAnimationFrame(() => list.current?.querySelectorAll('button')[before]?.focus({ preventScroll: true }));
  }

  return (
    <>
      <ul ref={list} className={styles.list}>
        {withAvatars(reviews, avatars).map(({ review, avatar }, place) => (
          <li
            key={review.id}
            hidden={shown !== null && place >= shown}
            className={shown === null ? firstPageClass(place) : styles.card}
          >
            <ReviewCard review={review} avatar={avatar} />
            <button
              type="button"
              className={styles.cover}
              aria-haspopup="dialog"
              aria-label={`Open the review of ${review.name}`}
              onClick={() => setOpened({ review, avatar })}
            />
          </li>
        ))}
      </ul>
      <div className={styles.more}>
        {shown === null || shown < reviews.length ? (
          <div className={shown === null ? goOnClass(reviews.length) : undefined}>
            <Button kind="outline" onClick={showMore}>
              Show more
            </Button>
          </div>
        ) : null}
        <ShownCount shown={shown} total={reviews.length} />
      </div>
      {opened ? (
        <Suspense>
          <ReviewModal {...opened} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
