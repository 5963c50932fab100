import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { ReviewCard } from '@/components/ui/ReviewCard/ReviewCard';
import { withAvatars, type Avatars, type ReviewWithAvatar } from '@/lib/domain/reviews/avatars';
import { reviewPageSize, shownReviews } from '@/lib/domain/reviews/listing';
import type { Review } from '@/lib/domain/reviews/review';
import { ShownCount } from './ShownCount';
import { firstPageClass, goOnClass } from './first-page';
import styles from './ReviewList.module.scss';

/** Fetched when the first card is opened. */
const ReviewModal = lazy(async () => ({ default: (await import('../ReviewModal/ReviewModal')).ReviewModal }));

export type ReviewListProps = {
  /** Those of the chosen tab, the newest first. */
  readonly reviews: readonly Review[];
  readonly avatars: Avatars;
};

/**
 * The cards, a page of them at a time. The first page is cut by the style sheet, which knows the width before any script
 * does: so nothing jumps on load (REV-4). All cards are in the markup; where no script runs all of them are shown.
 */
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
    // The button moves down: whoever goes by keyboard goes on with the first new card.
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
