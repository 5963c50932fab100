import type { DeskRequest } from '@/lib/contracts/desk';
import type { DeskState } from '@/lib/contracts/desk-parts';
import { reviewForms, type DeskReview, type ReviewsView } from '@/lib/contracts/reviews';
import { londonDate } from '@/lib/domain/london-time';
import { REFUSAL_LABELS, daysLate, decideBy, shownName, type Refusal } from '@/lib/domain/reviews/customer-review';
import { countWithNoun } from '@/lib/domain/wording';
import { deskPath } from '@/lib/routes';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { transact } from '@/lib/server/platform/db/db';
import type { ReviewRow } from '@/lib/server/platform/db/schema';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { deskActions } from '@/lib/server/platform/desk/define-action';
import { defineDeskPage } from '@/lib/server/platform/desk/define-page';
import { findForDesk } from '@/lib/server/platform/desk/order-head';
import { flowLabel, moment, tableDay } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { refreshShown } from './refresh';
import { decidedReviews, waitingReviews, withOrders, type ReviewOfOrder } from './repo';
import { decideReview } from './service';

type Ports = Pick<Deps, 'db' | 'now'>;

/** The reviews that await a decision, and the latest decided ones. */
async function reviewsView({ db, now }: Ports): Promise<ReviewsView> {
  const [waiting, decided] = await Promise.all([waitingReviews(db), decidedReviews(db)]);
  const at = now();
  return {
    kind: 'reviews',
    waiting: (await withOrders(db, waiting)).map((each) => ({ ...lineOf(each), due: dueOf(each.review, at) })),
    decided: (await withOrders(db, decided)).map((each) => ({
      ...lineOf(each),
      stars: each.review.stars,
      state: each.review.state === 'published' ? PUBLISHED : REFUSED,
      decision: decisionOf(each.review),
      canRefuse: each.review.state === 'published',
    })),
  };
}

const PUBLISHED: DeskState = { label: 'Published', tag: 'success' };
const REFUSED: DeskState = { label: 'Refused', tag: 'plain' };

const lineOf = ({ review, order }: ReviewOfOrder): DeskReview => ({
  reference: order.reference,
  href: deskPath('orders', order.reference),
  version: review.version,
  author: `${shownName(review)}${review.is_example === 1 ? ' (example)' : ''}`,
  about: `${flowLabel(order.flow)}, written ${moment(review.sent_at)}`,
  text: review.text,
});

function dueOf({ sent_at: sentAt }: ReviewRow, now: Date): DeskState {
  const due = decideBy(new Date(sentAt));
  const late = daysLate(due, now);
  if (late > 0) return { label: `Overdue by ${countWithNoun(late, 'day')}`, tag: 'error' };
  return { label: `Decide by ${tableDay(londonDate(new Date(due.getTime() - 1)))}`, tag: 'plain' };
}

const decisionOf = ({ decided_at: at, decided_by: by, refusal, refusal_note: note }: ReviewRow): string =>
  [`${moment(at ?? '')} by ${by ?? ''}`, refusal ? REFUSAL_LABELS[refusal] : '', note].filter(Boolean).join('. ');

/** Returns how many reviews await a decision and how many are overdue; null for none. */
export async function reviewsToDecide({
  db,
  now,
}: Ports): Promise<{ readonly text: string; readonly href: string } | null> {
  const waiting = await waitingReviews(db);
  if (waiting.length === 0) return null;
  const late = waiting.filter(({ sent_at: sentAt }) => daysLate(decideBy(new Date(sentAt)), now()) > 0).length;
  const text = [`${countWithNoun(waiting.length, 'review')} to decide`, ...(late > 0 ? [`${late} overdue`] : [])].join(
    ', ',
  );
  return { text, href: deskPath('reviews') };
}

export const reviewPages = [defineDeskPage('reviews', reviewsView, 'Reviews')];

type Decided = {
  readonly reference: string;
  readonly version: number;
  readonly refusal: { readonly reason: Refusal; readonly note: string } | null;
};

/** Throws Problem not_found, and order_changed when the review has changed since it was read. */
export const publishReview = (deps: Ports, operator: Operator, request: DeskRequest<'publishReview'>) =>
  decideForDesk(deps, operator, { ...request, refusal: null });

/** Refuses a review and mails the reason to its author. Throws Problem as publishReview does. */
const refuseReview = (
  deps: Ports,
  operator: Operator,
  { reference, version, refusal, refusalNote }: DeskRequest<'refuseReview'>,
) => decideForDesk(deps, operator, { reference, version, refusal: { reason: refusal, note: refusalNote } });

async function decideForDesk(
  { db, now }: Ports,
  operator: Operator,
  { reference, version, refusal }: Decided,
): Promise<void> {
  const { id } = await findForDesk({ db }, reference);
  const at = now();
  await transact(db, async (trx) => {
    const order = await lockOrder(trx, id);
    const { before } = await decideReview(trx, order, { version, refusal, by: operator.email, at });
    await recordAudit(trx, operator, at, {
      action: refusal ? 'review.refused' : 'review.published',
      subject: reference,
      before: { review: before.state },
      after: { review: refusal ? 'refused' : 'published', ...(refusal && { reason: refusal.reason }) },
    });
  });
  await refreshShown({ db, now });
  wakeOutbox();
}

const reviewsPage = () => deskPath('reviews');

export const reviewActions = deskActions(reviewForms, {
  publishReview: {
    run: publishReview,
    done: 'The review is published. The pages show it within a minute.',
    page: reviewsPage,
  },
  refuseReview: {
    run: refuseReview,
    done: 'The review is refused. We are emailing its author the reason.',
    page: reviewsPage,
    kept: ['reference', 'version', 'refusal', 'refusalNote'],
    wrong: { refusal: 'Choose the reason.', refusalNote: 'The note is too long.' },
  },
});
