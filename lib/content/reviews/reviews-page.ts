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
    description: 'Reviews of moving, storage and cleaning, the newest first. None is left out for its stars.',
  },
  moving: {
    title: 'Moving reviews',
    description: 'What customers write about the move itself: the crew, the slot, the van and the price on the day.',
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
  title: 'The good ones and the other ones',
  lead: 'Newest first. Open a card to read all of it.',
  exampleNote:
    'These reviews are examples. Nobody wrote them: they show what this page will look like, they count in no average, and they go when the first customers have written theirs.',
  rules: [
    {
      title: 'Who is asked',
      text: 'The person who booked, once the work is done. Everybody gets the same question, whatever we think the answer will be.',
    },
    {
      title: 'How it is checked',
      text: 'A review is published when it belongs to an order of ours. The reference is compared, and then it is not shown.',
    },
    {
      title: 'What it is paid with',
      text: 'Nothing. No discount, voucher or refund hangs on a review or on its stars.',
    },
    {
      title: 'What is taken down',
      text: 'What names a private person, insults, or is about somebody else. Never a low rating.',
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
