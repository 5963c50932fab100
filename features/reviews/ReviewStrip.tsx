import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ReviewCard } from './ReviewCard';
import type { ReviewWithAvatar } from '@/lib/domain/reviews/listing';
import { ROUTES } from '@/lib/routes';
import { SectionHead } from '@/components/marketing/SectionHead';
import styles from './ReviewStrip.module.scss';

type ReviewStripProps = {
  readonly title: ReactNode;
  /** The newest reviews, regardless of their stars (LAW-8). Four fill the row. */
  readonly reviews: readonly ReviewWithAvatar[];
};

/** Renders the newest reviews regardless of their stars (LAW-8), or nothing without reviews. */
export function ReviewStrip({ title, reviews }: ReviewStripProps) {
  if (reviews.length === 0) return null;
  return (
    <section className={styles.root}>
      <div className={styles.content}>
        <SectionHead title={title} />
        <ul className={styles.reviews}>
          {reviews.map(({ review, avatar }) => (
            <li key={review.id}>
              <ReviewCard review={review} avatar={avatar} />
            </li>
          ))}
          <li className={styles.more}>
            <ButtonLink href={ROUTES.reviews} kind="outline">
              Read all reviews
            </ButtonLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
