import Router from 'next/router';
import { useEffect, useMemo, useState } from 'react';
import type { ReviewFilter } from '@/lib/domain/reviews/listing';
import { receivedReview, type SentReview } from '@/lib/domain/reviews/review';
import { ReviewsView, type ReviewsViewProps } from './ReviewsView';

export type LiveReviewsProps = Omit<ReviewsViewProps, 'reviews' | 'filter' | 'onFilter'> & {
  /** The active ones, the newest first. */
  readonly reviews: readonly SentReview[];
  /** The tab of the page's address when it was loaded. */
  readonly initialFilter: ReviewFilter;
};

/**
 * The reviews with tabs that change without a load: all reviews are here already, so there is nothing to fetch and
 * nothing to scroll. The address goes along, and the browser's back too.
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
