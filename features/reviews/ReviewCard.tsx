import { Drawing } from '@/components/ui/Drawing/Drawing';
import { Icon } from '@/components/ui/Icon/Icon';
import { Tag } from '@/components/ui/Tag';
import { formatMonthFirst } from '@/lib/domain/london-time';
import { CATEGORY_NAMES, starCount, type Rating, type Review } from '@/lib/domain/reviews/review';
import styles from './ReviewCard.module.scss';

type ReviewCardProps = {
  /** Its HTML text was sanitised when it was loaded (lib/content/reviews). */
  readonly review: Review;
  /** The picture for reviewers without one. */
  readonly avatar: string | null;
};

/** Renders a review as markup that needs no script (REV-3). */
export function ReviewCard({ review, avatar }: ReviewCardProps) {
  const { name, text, date, categories, iconUrl = avatar, stars, ratingIcon, isExample } = review;
  return (
    <article className={styles.root}>
      <header className={styles.who}>
        {iconUrl ? <Portrait path={iconUrl} /> : null}
        <div>
          <h3 className={styles.name}>{name}</h3>
          <time dateTime={date}>{formatMonthFirst(date)}</time>
        </div>
      </header>
      <div className={styles.rating}>
        <Stars rating={stars} icon={ratingIcon} />
        {isExample && <Tag kind="sample">Example</Tag>}
      </div>
      <div className={styles.text} dangerouslySetInnerHTML={{ __html: text }} />
      <ul className={styles.tags} aria-label="About">
        {categories.map((category) => (
          <li key={category}>
            <Tag>{CATEGORY_NAMES[category]}</Tag>
          </li>
        ))}
      </ul>
    </article>
  );
}

const SIZE = 48;

type PortraitProps = { readonly path: string; readonly isEager?: boolean };

/** Has no alternative text, because the name is next to it. */
export const Portrait = ({ path, isEager = false }: PortraitProps) => (
  <Drawing path={path} width={SIZE} height={SIZE} alt="" isEager={isEager} />
);

const PLACES = [1, 2, 3, 4, 5] as const;

/** Renders five stars, whose accessible name is the rating. */
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
