import { CATEGORY_NAMES, sentReview, starCount, type Review } from '@/lib/domain/reviews/review';
import { averageOf } from '@/lib/domain/reviews/customer-review';
import { REVIEW_FILTERS, type ReviewFilter } from '@/lib/domain/reviews/listing';
import { ROUTES } from '@/lib/routes';
import { AVATARS } from '../drawings';
import { SERVICES_FILES } from '../drawing-files';
import { countWithNoun } from '@/lib/domain/wording';
import { newestReviews, REVIEWS } from './reviews';

/** Returns the path of a tab. That of all reviews is the page's own. */
export const reviewsPath = (filter: ReviewFilter): string =>
  filter === 'all' ? ROUTES.reviews : `${ROUTES.reviews}/${filter}`;

/** Returns the tab of this name. Null when there is none. */
export function filterNamed(name: string | undefined): ReviewFilter | null {
  return REVIEW_FILTERS.find((filter) => filter === (name ?? 'all')) ?? null;
}

const HEADS: Readonly<
  Record<ReviewFilter, { readonly title: string; readonly description: string; readonly h1: string }>
> = {
  all: {
    title: 'Reviews',
    description: 'Reviews of our moving, storage and cleaning, newest first. We leave none out because of its rating.',
    h1: 'Customer reviews, good and bad',
  },
  moving: {
    title: 'Moving reviews',
    description: 'What customers write about the move itself: the movers, the slot, the van and the price on the day.',
    h1: 'Reviews of our moves, good and bad',
  },
  storage: {
    title: 'Storage reviews',
    description: 'What customers write about collection, the size of the unit and getting everything back again.',
    h1: 'Reviews of our storage, good and bad',
  },
  cleaning: {
    title: 'Cleaning reviews',
    description: 'What customers write about end of tenancy cleaning and about coming back under the guarantee.',
    h1: 'Reviews of our cleaning, good and bad',
  },
};

/** Returns the metadata of a tab. */
export function reviewsHead(filter: ReviewFilter) {
  const { title, description } = HEADS[filter];
  return { title, description };
}

/**
 * The texts of the page. The promise about how reviews are collected and checked (LAW-8) is an assumption until the
 * operator confirms it.
 */
const WORDS = {
  exampleNote:
    'These reviews are examples, not written by customers. They show what this page will look like, do not count towards any average, and will be removed when our first customers have written theirs.',
  rules: [
    {
      title: 'Who we ask',
      text: 'The person who booked, 48 hours after the work is done and once more on day 9. We ask everybody the same question, whatever we expect the answer to be.',
    },
    {
      title: 'How we check',
      text: 'You can review an order once, when it is done, and only from its own link. We read every review without seeing its stars, within three working days.',
    },
    {
      title: 'What we pay',
      text: 'Nothing. No discount, voucher or refund depends on a review or its rating.',
    },
    {
      title: 'What we remove',
      text: 'Reviews that give away something private, are insulting, break the law, or are not about our work. We tell the author why, and never remove one for a low rating.',
    },
  ],
} as const;

const OPEN = 'Newest first. Open a card to read the whole review.';
/** The most reviews that the page carries. Older ones count, but are not sent with it. */
export const MOST_SENT = 60;

/** Returns the text above the list. Examples do not count towards an average. */
function leadOf(shown: readonly Review[]): string {
  const real = shown.filter(({ isExample }) => !isExample);
  const average = averageOf(real.map(({ stars }) => starCount(stars)));
  if (average === null) return shown.length > 0 ? OPEN : 'There are no customer reviews here at the moment.';
  const of = `${average.toFixed(1)} out of 5 on average, from ${countWithNoun(real.length, 'review')}.`;
  return real.length > MOST_SENT
    ? `${of} The newest ${MOST_SENT} are here. Open a card to read all of it.`
    : `${of} ${OPEN}`;
}

/** Returns the whole content of the reviews page. */
export function reviewsPage(shown = REVIEWS) {
  return {
    reviews: newestReviews(shown, MOST_SENT).map(sentReview),
    avatars: AVATARS,
    tabs: REVIEW_FILTERS.map((value) => ({
      value,
      label: value === 'all' ? 'See all' : CATEGORY_NAMES[value],
      href: reviewsPath(value),
      h1: HEADS[value].h1,
    })),
    words: { ...WORDS, lead: leadOf(shown) },
    drawing: SERVICES_FILES.moving,
  };
}
