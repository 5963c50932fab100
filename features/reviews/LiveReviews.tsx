import Router from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import type { ReviewFilter } from '@/lib/domain/reviews/listing';
import { receivedReview, type SentReview } from '@/lib/domain/reviews/review';
import { ReviewsView, type ReviewsViewProps } from './ReviewsView';

export type LiveReviewsProps = Omit<ReviewsViewProps, 'reviews' | 'filter' | 'onFilter'> & {
  /** The active reviews, the newest first. */
  readonly reviews: readonly SentReview[];
  /** The tab in the page's URL when it was loaded. */
  readonly initialFilter: ReviewFilter;
};

/**
 * Renders the reviews with tabs that switch without a request, because all reviews are already here. Switching keeps
 * the scroll position and updates the URL, and the browser's back button works.
 */
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
