import { CallToAction } from '@/components/marketing/CallToAction';
import { PointList } from '@/components/marketing/PointList';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { ChipLinks } from '@/components/ui/Chips/ChipLinks';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { Note } from '@/components/ui/Note';
import { filterReviews, type ReviewFilter } from '@/lib/domain/reviews/listing';
import type { Review } from '@/lib/domain/reviews/review';
import { ReviewList, type ReviewListProps } from './ReviewList';
import { ReviewWidget } from './ReviewWidget';
import styles from './ReviewsView.module.scss';

export type ReviewsViewProps = {
  readonly trail: readonly Crumb[];
  /** All reviews, the newest first. */
  readonly reviews: readonly Review[];
  readonly avatars: ReviewListProps['avatars'];
  readonly tabs: readonly {
    readonly value: ReviewFilter;
    readonly label: string;
    readonly href: string;
    readonly h1: string;
  }[];
  readonly filter: ReviewFilter;
  readonly onFilter: (filter: ReviewFilter) => void;
  readonly words: {
    readonly lead: string;
    /** The note that is shown while some reviews are examples (LAW-8). */
    readonly exampleNote: string;
    readonly rules: readonly { readonly title: string; readonly text: string }[];
  };
  readonly drawing: Picture;
};

/** Renders the page of reviews between header and footer. */
export function ReviewsView({ trail, reviews, avatars, tabs, filter, onFilter, words, drawing }: ReviewsViewProps) {
  const shown = filterReviews(reviews, filter);
  const current = tabs.find(({ value }) => value === filter);
  return (
    <>
      <section className={styles.reviews} aria-labelledby="reviews-title">
        <div className={styles.content}>
          <Breadcrumb trail={trail} />
          <div className={styles.head}>
            <div>
              <h1 id="reviews-title">{current?.h1}</h1>
              <p className={styles.lead}>{words.lead}</p>
            </div>
            <ChipLinks
              label="Reviews of"
              links={tabs}
              value={filter}
              onChoose={(chosen) => {
                const tab = tabs.find(({ value }) => value === chosen);
                if (tab) onFilter(tab.value);
              }}
            />
          </div>
          {reviews.some(({ isExample }) => isExample) && <Note className={styles.note}>{words.exampleNote}</Note>}
          <h2 className={styles.hidden}>{current?.label}</h2>
          {shown.length > 0 ? (
            <ReviewList key={filter} reviews={shown} avatars={avatars} />
          ) : (
            <p className={styles.none}>None of these yet.</p>
          )}
          <ReviewWidget />
        </div>
      </section>
      <div className={styles.rules}>
        <PointList title="How we collect reviews" points={words.rules} />
      </div>
      <CallToAction
        title="See your price first"
        text="Postcodes and a size are enough. We ask for your name only at the end, if you book."
        drawing={drawing}
        action={{ label: 'Get a price', href: '/get-a-quote', spot: 'reviews' }}
      />
    </>
  );
}
