import type { GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { hydrateLater } from '@/components/ui/HydrateLater/hydrate-later';
import { loadReviews } from '@/features/reviews/load-reviews';
import type { ReviewsViewProps } from '@/features/reviews/ReviewsView/ReviewsView';
import '@/features/reviews/styles';
import { trackQuoteClicks } from '@/lib/analytics/quote-clicks';
import { filterNamed, reviewsHead, reviewsPage, reviewsPath } from '@/lib/content/reviews/reviews-page';
import { REVIEW_FILTERS } from '@/lib/domain/reviews/listing';

const ReviewsView = hydrateLater<ReviewsViewProps>(loadReviews);

/** Each tab has an address, so that it is a link without script, can be sent, and the browser's back leads to it. */
export function getStaticPaths() {
  return {
    paths: REVIEW_FILTERS.map((filter) => ({ params: { filter: filter === 'all' ? [] : [filter] } })),
    fallback: false,
  };
}

export function getStaticProps({ params }: GetStaticPropsContext<{ filter?: string[] }>) {
  const filter = filterNamed(params?.filter?.[0]) ?? 'all';
  const canonicalPath = reviewsPath(filter);
  const shell: ShellProps = { ...reviewsHead(filter), canonicalPath };
  return { props: { ...shell, filter, page: { ...reviewsPage(), trail: breadcrumbTrail(canonicalPath) } } };
}

export default function ReviewsPage({ filter, page }: InferGetStaticPropsType<typeof getStaticProps>) {
  const router = useRouter();
  useEffect(trackQuoteClicks, []);
  const shown = page.tabs.find(({ href }) => href === router.asPath.split(/[?#]/, 1).join(''))?.value ?? filter;
  const follow = (chosen: ReviewsViewProps['filter']) => {
    const tab = page.tabs.find(({ value }) => value === chosen);
    // All reviews are here already: nothing to fetch, and nothing to scroll.
    if (tab) void router.push(tab.href, undefined, { shallow: true, scroll: false });
  };
  return <ReviewsView {...page} filter={shown} onFilter={follow} />;
}
