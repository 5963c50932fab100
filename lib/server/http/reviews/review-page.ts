import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestOf } from '@/lib/contracts/endpoint';
import type { ErrorCode } from '@/lib/contracts/errors';
import {
  REVIEW_BUTTON,
  REVIEW_BUTTONS,
  REVIEW_DONE,
  type ReviewDone,
  type ReviewFields,
  type ReviewPageState,
} from '@/lib/contracts/review-page';
import { saveReview, type OwnReview } from '@/lib/contracts/reviews';
import type { OrderView } from '@/lib/contracts/order-view';
import { Problem } from '@/lib/server/kernel/base/problem';
import { validate } from '@/lib/server/kernel/validate/validate';
import type { AdmissionPorts } from '../admission';
import { postedTexts } from '../posted-texts';

/** A visit to the page, or a post of one of its forms. Whoever comes has shown the order's key already. */
export type ReviewVisit = {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly view: Pick<OrderView, 'state'> & { readonly order: { readonly details: { readonly firstName: string } } };
  readonly guest: { readonly reference: string; readonly token: string };
  readonly deps: AdmissionPorts;
  /** `?done=` of the address. */
  readonly done: unknown;
  readonly review: OwnReview | null;
  /** These throw Problem. */
  readonly save: (saving: RequestOf<typeof saveReview>) => Promise<unknown>;
  readonly withdraw: () => Promise<unknown>;
  readonly stopMails: () => Promise<unknown>;
};

/** Room for the longest review, whatever its signs. */
const MAX_BYTES = 16 * 1024;
/** Posts of the page's forms from one address. */
const POSTS = { name: 'reviewPage', perMinute: 60 };

const NOT_DONE: Readonly<Record<Exclude<OrderView['state'], 'completed'>, ErrorCode>> = {
  awaiting_payment: 'order_unpaid',
  expired: 'order_expired',
  cancelled: 'order_cancelled',
  confirmed: 'change_not_offered',
  rescheduled: 'change_not_offered',
};

/** What the page shows, or what a post has done. */
export async function visitReview(visit: ReviewVisit): Promise<ReviewPageState | ReviewDone> {
  const { request, response, view } = visit;
  if (view.state !== 'completed') return { kind: 'closed', reason: NOT_DONE[view.state] };
  if (request.method !== 'POST')
    return openPage(visit, { done: REVIEW_DONE.find((one) => one === visit.done) ?? null });
  const typed = await postedTexts(visit, POSTS, MAX_BYTES);
  if (typed instanceof Problem) {
    response.statusCode = typed.status;
    return openPage(visit, { trouble: typed.code === 'rate_limited' ? 'limited' : 'refused' });
  }
  const { version = '', [REVIEW_BUTTON]: button, ...fields } = typed;
  const values = fieldsIn(fields);
  try {
    if (button === REVIEW_BUTTONS.stop) {
      await visit.stopMails();
      return 'stopped';
    }
    if (button === REVIEW_BUTTONS.withdraw) {
      await visit.withdraw();
      return 'withdrawn';
    }
    await visit.save(await validate(saveReview.request, { ...visit.guest, version: Number(version), ...values }));
    return 'saved';
  } catch (error) {
    if (!(error instanceof Problem) || error.status >= 500) throw error;
    response.statusCode = error.status;
    const errors = error.details.fields ?? {};
    // A version that is none was not typed: the page is taken for an old one.
    const isTyped = error.code === 'validation_failed' && !('version' in errors);
    return openPage(visit, { values, errors: isTyped ? errors : {}, trouble: isTyped ? null : troubleOf(error.code) });
  }
}

function troubleOf(code: ErrorCode): 'changed' | 'limited' | 'refused' {
  if (code === 'rate_limited') return 'limited';
  return code === 'order_changed' || code === 'validation_failed' ? 'changed' : 'refused';
}

type Open = Extract<ReviewPageState, { kind: 'open' }>;

function openPage({ review, view }: ReviewVisit, changes: Partial<Open> = {}): ReviewPageState {
  const isKept = review !== null && review.state !== 'withdrawn';
  const values = isKept
    ? { stars: String(review.stars), text: review.text, name: review.name, area: review.area }
    : { stars: '', text: '', name: view.order.details.firstName, area: '' };
  return { kind: 'open', review, values, errors: {}, trouble: null, done: null, ...changes };
}

const fieldsIn = ({ stars = '', text = '', name = '', area = '' }: Partial<ReviewFields>): ReviewFields => ({
  stars,
  text,
  name,
  area,
});
