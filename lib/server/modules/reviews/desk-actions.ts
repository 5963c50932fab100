import type { DeskRequest } from '@/lib/contracts/desk';
import { reviewForms } from '@/lib/contracts/reviews';
import type { Refusal } from '@/lib/domain/reviews/customer-review';
import { deskPath } from '@/lib/routes';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { transact } from '@/lib/server/platform/db/db';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { deskActions } from '@/lib/server/platform/desk/define-action';
import { findForDesk } from '@/lib/server/platform/desk/order-head';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { refreshShown } from './refresh';
import { decideReview } from './service';

type Ports = Pick<Deps, 'db' | 'now'>;
type Decided = {
  readonly reference: string;
  readonly version: number;
  readonly refusal: { readonly reason: Refusal; readonly note: string } | null;
};

/** Publishes a review. Throws Problem not_found, and order_changed when the review has changed since it was read. */
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
