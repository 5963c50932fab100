import type { GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { island } from '@/components/ui/Island/island';
import '@/features/reviews/ReviewsView?styles';
import { filterNamed, reviewsHead, reviewsPage, reviewsPath } from '@/lib/content/reviews/reviews-page';
import { REVIEW_FILTERS } from '@/lib/domain/reviews/listing';
import { shownReviews } from '@/lib/server/modules/reviews/shown';

const Reviews = island(async () => (await import('@/features/reviews/ReviewsView')).LiveReviews, {
  when: 'near',
});

/** Returns the tabs' paths, so that each works without scripts and can be shared. */
export function getStaticPaths() {
  return {
    paths: REVIEW_FILTERS.map((filter) => ({ params: { filter: filter === 'all' ? [] : [filter] } })),
    fallback: false,
  };
}

export function getStaticProps({ params }: GetStaticPropsContext<{ filter?: string[] }>) {
  const initialFilter = filterNamed(params?.filter?.[0]) ?? 'all';
  const canonicalPath = reviewsPath(initialFilter);
  const shell: ShellProps = { ...reviewsHead(initialFilter), canonicalPath };
  return {
    props: {
      ...shell,
      canonicalPath,
      body: { ...reviewsPage(shownReviews()?.reviews), trail: breadcrumbTrail(canonicalPath), initialFilter },
    },
  };
}

/** Renders the reviews, keyed by the loaded address, because the tabs change the address without a new page. */
export default function ReviewsPage({ body, canonicalPath: path }: InferGetStaticPropsType<typeof getStaticProps>) {
  return <Reviews key={path} {...body} />;
}
