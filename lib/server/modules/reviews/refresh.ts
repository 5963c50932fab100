import { londonDate } from '@/lib/domain/london-time';
import { shownName } from '@/lib/domain/reviews/customer-review';
import type { ServiceType } from '@/lib/domain/order-types';
import { ratingOf, REVIEW_CATEGORIES, type Review, type ReviewCategory } from '@/lib/domain/reviews/review';
import { FLOW_IDS, FLOWS, type BookableService } from '@/lib/domain/services/flows';
import { servicesOf } from '@/lib/server/modules/orders/documents';
import { html } from '@/lib/server/platform/base/html';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { forEachRow } from '@/lib/server/platform/row-failures/for-each-row';
import { hasFailures } from '@/lib/server/platform/row-failures/repo';
import { publishedReviews, stampOf, type ReviewOfOrder } from './repo';
import { showReviews, shownReviews } from './shown';

/** Reads the reviews when they have changed, or one could not be shown. Returns whether other reviews are shown. */
export async function refreshShown({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<boolean> {
  const stamp = await stampOf(db);
  if (stamp === null) return false;
  const shown = shownReviews();
  const isSame = stamp === shown?.stamp;
  if (isSame && !(await hasFailures(db, 'reviews.'))) return false;
  const all = await publishedReviews(db);
  const byOrder = new Map(all.map((each, index) => [each.order.id, { each, id: all.length - index }]));
  const reviews: Review[] = [];
  await forEachRow({ db, now }, 'reviews.show', {
    due: ({ after }) => Promise.resolve(after === '' ? [...byOrder.keys()] : []),
    work: (orderId) => {
      const found = byOrder.get(orderId);
      if (found) reviews.push(shownReview(found.each, found.id));
      return Promise.resolve(true);
    },
    limit: all.length + 1,
  });
  if (isSame && reviews.length === shown.reviews.length) return false;
  showReviews({ stamp, reviews });
  return true;
}

/** `id`: the highest is the newest. Throws UnreadableDocument. */
const shownReview = ({ review, order }: ReviewOfOrder, id: number): Review => ({
  id,
  name: shownName(review),
  text: paragraphs(review.text),
  date: londonDate(new Date(review.sent_at)),
  categories: categoriesOf(servicesOf(order)),
  stars: ratingOf(review.stars),
  ratingIcon: 'star',
  isActive: true,
  isExample: review.is_example === 1,
});

const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => html`<p>${line}</p>`.markup)
    .join('');

/** The tab of a review by the order's services. Null for services without a tab. */
const CATEGORY_OF: Readonly<Record<ServiceType, ReviewCategory | null>> = {
  ...(Object.fromEntries(
    FLOW_IDS.map((id): readonly [BookableService, ReviewCategory | null] => [FLOWS[id].service, FLOWS[id].reviews]),
  ) as Record<BookableService, ReviewCategory | null>),
  SHIPPING: 'shipping',
  PACKING: 'packing',
  PACKING_MATERIALS: 'packing',
  PACKING_MATERIALS_DELIVERY: 'packing',
  PACKING_WITH_MATERIALS_INCLUDED: 'packing',
  UNPACKING: 'packing',
  ASSEMBLING: null,
  STORAGE_BY_THE_BOX: 'storage',
  STORAGE: 'storage',
};

/** Returns the categories of an order's services, each once, in the order of the card's tags. */
export function categoriesOf(services: readonly ServiceType[]): readonly ReviewCategory[] {
  const all = new Set(services.map((service) => CATEGORY_OF[service]));
  return REVIEW_CATEGORIES.filter((category) => all.has(category));
}
