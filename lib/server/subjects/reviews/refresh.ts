import { londonDate } from '@/lib/domain/london-time';
import { categoriesOf } from '@/lib/domain/reviews/categories';
import { ratingOf, type Review } from '@/lib/domain/reviews/review';
import { shownName } from '@/lib/domain/reviews/written';
import { html } from '@/lib/server/kernel/base/html';
import type { Db } from '@/lib/server/kernel/db/db';
import { report } from '@/lib/server/kernel/observability/report';
import { servicesOf } from '@/lib/server/subjects/orders/documents';
import { publishedReviews, stampOf, type ReviewOfOrder } from './repo';
import { showReviews, shownReviews } from './shown';

/** Reads what is published, if that is another than what is shown. Returns whether it was. */
export async function refreshShown(db: Db): Promise<boolean> {
  const stamp = await stampOf(db);
  if (stamp === (shownReviews()?.stamp ?? null) || stamp === null) return false;
  const all = await publishedReviews(db);
  const reviews = all.flatMap((each, index) => shownReview(each, all.length - index) ?? []);
  showReviews({ stamp, reviews });
  return true;
}

/** As the pages show it; null for one whose order cannot be read. `id`: the highest is the newest. */
function shownReview({ review, order }: ReviewOfOrder, id: number): Review | null {
  try {
    return {
      id,
      name: shownName(review),
      text: paragraphs(review.text),
      date: londonDate(new Date(review.sent_at)),
      categories: categoriesOf(servicesOf(order)),
      stars: ratingOf(review.stars),
      ratingIcon: 'star',
      isActive: true,
      isExample: review.is_example === 1,
    };
  } catch (error) {
    report(error, { where: 'reviews' });
    return null;
  }
}

const paragraphs = (text: string): string =>
  text
    .split(/\n+/)
    .map((line) => html`<p>${line}</p>`.markup)
    .join('');
