import type { GetStaticPropsContext, InferGetStaticPropsType } from 'next';
import type { ShellProps } from '@/components/layout/shell-props';
import { breadcrumbTrail } from '@/components/ui/Breadcrumb/breadcrumb-trail';
import { hydrateWhenNear } from '@/components/ui/ServerMarkup/hydrate-when-near';
import { MarkupPage } from '@/components/ui/ServerMarkup/MarkupPage';
import { LiveReviews } from '@/features/reviews/LiveReviews/LiveReviews';
import '@/features/reviews/styles';
import { filterNamed, reviewsHead, reviewsPage, reviewsPath } from '@/lib/content/reviews/reviews-page';
import { REVIEW_FILTERS } from '@/lib/domain/reviews/listing';

/** Set by getStaticProps, so only where that runs (lib/decisions/0017-markup-without-its-code.md). */
let bodyOnServer: typeof LiveReviews | null = null;

/** Each tab has an address, so that it is a link without script, can be sent, and the browser's back leads to it. */
export function getStaticPaths() {
  return {
    paths: REVIEW_FILTERS.map((filter) => ({ params: { filter: filter === 'all' ? [] : [filter] } })),
    fallback: false,
  };
}

export function getStaticProps({ params }: GetStaticPropsContext<{ filter?: string[] }>) {
  bodyOnServer = LiveReviews;
  const initialFilter = filterNamed(params?.filter?.[0]) ?? 'all';
  const canonicalPath = reviewsPath(initialFilter);
  const shell: ShellProps = { ...reviewsHead(initialFilter), canonicalPath };
  return {
    props: {
      ...shell,
      canonicalPath,
      body: { ...reviewsPage(), trail: breadcrumbTrail(canonicalPath), initialFilter },
    },
  };
}

const load = async () => (await import('@/features/reviews/LiveReviews/LiveReviews')).LiveReviews;

/** Keyed by the address it was loaded for: the tabs change it without a new page. */
export default function ReviewsPage({ body, canonicalPath: path }: InferGetStaticPropsType<typeof getStaticProps>) {
  return (
    <MarkupPage
      key={path}
      id={`body-of-${path}`}
      body={body}
      onServer={bodyOnServer}
      load={load}
      onAdopt={hydrateWhenNear}
    />
  );
}
