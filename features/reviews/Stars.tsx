import { Icon } from '@/components/ui/Icon/Icon';
import { starCount, type Rating } from '@/lib/domain/reviews/review';
import styles from './ReviewCard.module.scss';

const PLACES = [1, 2, 3, 4, 5] as const;

/** Renders a rating as five stars with some of them filled. Its accessible name is the rating, "5 stars". */
export function Stars({ rating, icon }: { readonly rating: Rating; readonly icon: 'star' }) {
  const filled = starCount(rating);
  return (
    <span className={styles.stars} role="img" aria-label={rating}>
      {PLACES.map((place) => (
        <Icon key={place} name={icon} className={place <= filled ? styles.filled : styles.hollow} />
      ))}
    </span>
  );
}
