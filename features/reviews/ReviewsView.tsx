import Router from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import { CallToAction } from '@/components/marketing/CallToAction';
import { PointList } from '@/components/marketing/PointList';
import { Breadcrumb } from '@/components/ui/Breadcrumb/Breadcrumb';
import type { Crumb } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { ChipLinks } from '@/components/ui/Chips/ChipLinks';
import type { Picture } from '@/components/ui/Drawing/Drawing';
import { Note } from '@/components/ui/Note';
import { fillReviewWidget } from '@/lib/analytics/services/trustpilot';
import { filterReviews, type ReviewFilter } from '@/lib/domain/reviews/listing';
import { receivedReview, type Review, type SentReview } from '@/lib/domain/reviews/review';
import { ROUTES } from '@/lib/routes';
import { ReviewList, type ReviewListProps } from './ReviewList';
import styles from './ReviewsView.module.scss';

type LiveReviewsProps = Omit<ReviewsViewProps, 'reviews' | 'filter' | 'onFilter'> & {
  readonly reviews: readonly SentReview[];
  readonly initialFilter: ReviewFilter;
};

/** Renders the reviews with tabs, which switch without a request and update the URL. */
export function LiveReviews({ initialFilter, reviews: sent, ...view }: LiveReviewsProps) {
  const { tabs } = view;
  const reviews = useMemo(() => sent.map(receivedReview), [sent]);
  const [filter, setFilter] = useState(initialFilter);

  useEffect(() => {
    const follow = (url: string) => {
      const pathname = url.split(/[?#]/, 1).join('');
      const tab = tabs.find(({ href }) => href === pathname);
      if (tab) setFilter(tab.value);
    };
    Router.events.on('routeChangeComplete', follow);
    return () => Router.events.off('routeChangeComplete', follow);
  }, [tabs]);

  function choose(chosen: ReviewFilter): void {
    const tab = tabs.find(({ value }) => value === chosen);
    if (!tab) return;
    setFilter(tab.value);
    void Router.push(tab.href, undefined, { shallow: true, scroll: false });
  }

  return <ReviewsView {...view} reviews={reviews} filter={filter} onFilter={choose} />;
}

type ReviewsViewProps = {
  readonly trail: readonly Crumb[];
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
    /** Shown while some reviews are examples (LAW-8). */
    readonly exampleNote: string;
    readonly rules: readonly { readonly title: string; readonly text: string }[];
  };
  readonly drawing: Picture;
};

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

/** Trustpilot's carousel template, which is 140 px high. */
const CAROUSEL = '53aa8912dec7e10d38f59f36';

/** Shown until the widget loads, and wherever it must not load. React does not touch it. */
const UNTIL_THEN = `Shown by Trustpilot once optional cookies are accepted. <a href="${ROUTES.cookieSettings}" data-cookie-settings>Cookie settings</a>`;

function ReviewWidget() {
  const unit = process.env.NEXT_PUBLIC_REVIEW_WIDGET_ID;
  useEffect(fillReviewWidget, []);
  if (!unit) return null;
  return (
    <section className={styles.widget} aria-labelledby="reviews-elsewhere">
      <h2 id="reviews-elsewhere" className={styles.widgetTitle}>
        On Trustpilot
      </h2>
      <div
        className={`trustpilot-widget ${styles.widgetPlace}`}
        data-review-widget=""
        data-locale="en-GB"
        data-template-id={CAROUSEL}
        data-businessunit-id={unit}
        data-style-height="140px"
        data-style-width="100%"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: UNTIL_THEN }}
      />
    </section>
  );
}
