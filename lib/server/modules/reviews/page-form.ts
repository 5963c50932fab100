import type { ErrorCode } from '@/lib/contracts/errors';
import { readOrder } from '@/lib/contracts/order-read';
import type { OrderView } from '@/lib/contracts/order-view';
import {
  readReview,
  saveReview,
  stopReviewMails,
  withdrawReview,
  type OwnReview,
  type ReviewPageState,
} from '@/lib/contracts/reviews';
import { REVIEW_BUTTON, REVIEW_BUTTONS, REVIEW_DONE, type ReviewDone } from '@/lib/domain/reviews/customer-review';
import { getServices } from '@/lib/server/container';
import { callForPage, postForPage } from '@/lib/server/modules/api/call-for-page';
import type { OrderPageRequest } from '@/lib/server/modules/orders/order-page';
import { Problem } from '@/lib/server/platform/base/problem';
import { postedTexts } from '@/lib/server/platform/http/posted-texts';

type Found = { readonly review: OwnReview | null; readonly view: OrderView };

/** Enough for the longest review in any script. */
const MAX_BYTES = 16 * 1024;
const POSTS = { name: 'reviewPage', perMinute: 60 };

const NOT_DONE: Readonly<Record<Exclude<OrderView['state'], 'completed'>, ErrorCode>> = {
  awaiting_payment: 'order_unpaid',
  expired: 'order_expired',
  cancelled: 'order_cancelled',
  confirmed: 'change_not_offered',
  rescheduled: 'change_not_offered',
};

/** Returns the page or the outcome of a posted form; null for a wrong reference or key. */
export async function visitReview(visit: OrderPageRequest): Promise<ReviewPageState | ReviewDone | null> {
  const { guest, query, req, res } = visit;
  const view = await callForPage(readOrder, { ...guest, isBackFromPayment: false }, visit);
  const own = view && (await callForPage(readReview, guest, visit));
  if (!own) return null;
  if (view.state !== 'completed') return { kind: 'closed', reason: NOT_DONE[view.state] };
  const found = { view, ...own };
  if (req.method !== 'POST') return openPage(found, { done: REVIEW_DONE.find((one) => one === query.done) ?? null });
  const typed = await postedTexts({ ...visit, deps: getServices().deps }, POSTS, MAX_BYTES);
  if (typed instanceof Problem) {
    res.statusCode = typed.status;
    return openPage(found, { trouble: typed.code === 'rate_limited' ? 'limited' : 'refused' });
  }
  const { version = '', [REVIEW_BUTTON]: button, stars = '', text = '', name = '', area = '' } = typed;
  const values = { stars, text, name, area };
  try {
    if (button === REVIEW_BUTTONS.stop) {
      await postForPage(stopReviewMails, guest, visit);
      return 'stopped';
    }
    if (button === REVIEW_BUTTONS.withdraw) {
      await postForPage(withdrawReview, guest, visit);
      return 'withdrawn';
    }
    await postForPage(saveReview, { ...guest, version: Number(version), ...values }, visit);
    return 'saved';
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    res.statusCode = error.status;
    const errors = error.details.fields ?? {};
    // A wrong version was not typed by the customer, so the page counts as outdated.
    const isTyped = error.code === 'validation_failed' && !('version' in errors);
    return openPage(found, { values, errors: isTyped ? errors : {}, trouble: isTyped ? null : troubleOf(error.code) });
  }
}

function troubleOf(code: ErrorCode): 'changed' | 'limited' | 'refused' {
  if (code === 'rate_limited') return 'limited';
  return code === 'order_changed' || code === 'validation_failed' ? 'changed' : 'refused';
}

type Open = Extract<ReviewPageState, { kind: 'open' }>;

function openPage({ review, view }: Found, changes: Partial<Open> = {}): ReviewPageState {
  const isKept = review !== null && review.state !== 'withdrawn';
  const values = isKept
    ? { stars: String(review.stars), text: review.text, name: review.name, area: review.area }
    : { stars: '', text: '', name: view.order.details.firstName, area: '' };
  return { kind: 'open', review, values, errors: {}, trouble: null, done: null, ...changes };
}
