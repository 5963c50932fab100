import { Stars } from '@/components/ui/ReviewCard/Stars';
import { ratingOf } from '@/lib/domain/reviews/review';
import type { ReviewModel } from '../model';
import styles from './ReviewPage.module.scss';

/** The review as we have it, with what has become of it. */
export function KeptReview({ title, words, stars, author, text }: NonNullable<ReviewModel['kept']>) {
  return (
    <section aria-labelledby="kept" className={styles.kept}>
      <h2 id="kept" className={styles.title}>
        {title}
      </h2>
      {words.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <blockquote className={styles.quote}>
        <Stars rating={ratingOf(stars)} icon="star" />
        <p className={styles.text}>{text}</p>
        <footer>{author}</footer>
      </blockquote>
    </section>
  );
}
