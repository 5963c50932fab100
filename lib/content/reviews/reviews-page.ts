import { CATEGORY_NAMES, sentReview } from '@/lib/domain/reviews/review';
import { REVIEW_FILTERS, type ReviewFilter } from '@/lib/domain/reviews/listing';
import { ROUTES } from '@/lib/routes';
import { AVATARS } from '../drawings';
import { SERVICES_FILES } from '../drawing-files';
import { REVIEWS } from './reviews';

/** The address of a tab: that of all reviews is the page's own. */
export const reviewsPath = (filter: ReviewFilter): string =>
  filter === 'all' ? ROUTES.reviews : `${ROUTES.reviews}/${filter}`;

/** The tab that an address names; null when there is none of that name. */
export function filterNamed(name: string | undefined): ReviewFilter | null {
  return REVIEW_FILTERS.find((filter) => filter === (name ?? 'all')) ?? null;
}

const HEADS: Readonly<Record<ReviewFilter, { readonly title: string; readonly description: string }>> = {
  all: {
    title: 'Reviews',
    description: 'Reviews of our moving, storage and cleaning, newest first. We leave none out because of its rating.',
  },
  moving: {
    title: 'Moving reviews',
    description: 'What customers write about the move itself: the movers, the slot, the van and the price on the day.',
  },
  storage: {
    title: 'Storage reviews',
    description: 'What customers write about collection, the size of the unit and getting everything back again.',
  },
  cleaning: {
    title: 'Cleaning reviews',
    description: 'What customers write about end of tenancy cleaning and about coming back under the guarantee.',
  },
};

/** What a tab says of itself to search engines. */
export const reviewsHead = (filter: ReviewFilter) => HEADS[filter];

/** How reviews are collected and checked (LAW-8) is ours to promise: an assumption until the operator confirms it. */
const WORDS = {
  title: 'Customer reviews, good and bad',
  lead: 'Newest first. Open a card to read the whole review.',
  exampleNote:
    'These reviews are examples, not written by customers. They show what this page will look like, do not count towards any average, and will be removed when our first customers have written theirs.',
  rules: [
    {
      title: 'Who we ask',
      text: 'The person who booked, once the work is done. We ask everybody the same question, whatever we expect the answer to be.',
    },
    {
      title: 'How we check',
      text: 'We publish a review only if it belongs to one of our orders. We check the order reference and do not show it.',
    },
    {
      title: 'What we pay',
      text: 'Nothing. No discount, voucher or refund depends on a review or its rating.',
    },
    {
      title: 'What we remove',
      text: 'Reviews that name a private person, are insulting, or are about another company. Never one for its low rating.',
    },
  ],
} as const;

/** Everything that the page of the reviews shows. */
export function reviewsPage() {
  return {
    reviews: REVIEWS.filter(({ isActive }) => isActive).map(sentReview),
    avatars: AVATARS,
    tabs: REVIEW_FILTERS.map((value) => ({
      value,
      label: value === 'all' ? 'See all' : CATEGORY_NAMES[value],
      href: reviewsPath(value),
    })),
    words: WORDS,
    drawing: SERVICES_FILES.moving,
  };
}
