import { ButtonLink } from '@/components/ui/ButtonLink/ButtonLink';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { ReviewCard } from '@/components/ui/ReviewCard/ReviewCard';
import type { Review } from '@/lib/domain/reviews/review';
import { ROUTES } from '@/lib/routes';
import { SectionHead } from '../SectionHead/SectionHead';
import styles from './Reviews.module.scss';

type ReviewsProps = {
  readonly reviews: readonly Review[];
  readonly avatars: Readonly<Record<Review['gender'], Picture>>;
};

/** The newest reviews, whatever their stars; on a phone a row that scrolls sideways, with the way to all of them at its end. */
export function Reviews({ reviews, avatars }: ReviewsProps) {
  return (
    <section className={styles.root}>
      <div className={styles.content}>
        <SectionHead title={<>What people say after the van has&nbsp;gone</>} />
        <ul className={styles.reviews}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewCard review={review} avatar={avatars[review.gender]} />
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
