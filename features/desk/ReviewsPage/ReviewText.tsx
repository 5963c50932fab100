import type { DeskReview } from '@/lib/contracts/desk-reviews';
import styles from './ReviewsPage.module.scss';

type ReviewTextProps = DeskReview & {
  /** Only of what is decided. */
  readonly stars?: number | undefined;
};

/** What was written, by whom and about which order. */
export function ReviewText({ author, about, reference, href, text, stars }: ReviewTextProps) {
  return (
    <div>
      <h3 className={styles.name}>{author}</h3>
      <p className={styles.kind}>
        {about},{' '}
        <a href={href} className={styles.reference}>
          {reference}
        </a>
        {stars === undefined ? null : `, ${stars} of 5 stars`}
      </p>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
