import type { OrderNotice } from '@/features/order/types';
import { reviewPath } from '@/lib/account-routes';
import type { ErrorCode } from '@/lib/contracts/errors';
import type { OwnReview, ReviewPageState } from '@/lib/contracts/reviews';
import { formatDay, londonDate } from '@/lib/domain/london-time';
import {
  DECIDED_WITHIN_DAYS,
  REFUSAL_SENTENCES,
  mayBeWithdrawn,
  mayBeWritten,
  shownName,
  type ReviewDone,
} from '@/lib/domain/reviews/customer-review';
import { orderPath } from '@/lib/routes';

const CLOSED: Partial<Record<ErrorCode, string>> = {
  order_unpaid: 'This order is not paid yet. You can write a review once the job is done.',
  order_expired: 'This order ended unpaid, so there is nothing to review.',
  order_cancelled: 'This order is cancelled, so there is nothing to review.',
};
const NOT_DONE = 'You can write a review once the job is done.';

const TROUBLE: Readonly<Record<NonNullable<Extract<ReviewPageState, { kind: 'open' }>['trouble']>, string>> = {
  changed: 'Your review has changed since you opened this page. Check what is below and send it again.',
  limited: 'This was sent too many times in a short time. Wait a minute and send it again: what you typed is below.',
  refused: 'This could not be done. Your review is below as it is now.',
};
const DONE: Readonly<Record<ReviewDone, string>> = {
  saved: 'Thank you. We have your review.',
  withdrawn: 'Your review is withdrawn. It is not shown anywhere any more.',
  stopped: 'We will not ask for a review of this order again.',
};

type Hrefs = { readonly orderHref: string; readonly action: string };

export function reviewModel(reference: string, state: ReviewPageState, hrefs: Hrefs) {
  const page = { reference, ...hrefs };
  if (state.kind === 'closed') {
    const intro = CLOSED[state.reason] ?? NOT_DONE;
    const nothing = { notice: null, kept: null, form: null, canWithdraw: false, canStop: false };
    return { ...page, title: 'Your review', lead: intro, ...nothing };
  }
  const { review, values, errors } = state;
  const kept = review && review.state !== 'withdrawn' ? review : null;
  const isWrong = Object.keys(errors).length > 0;
  const title = kept ? 'Your review' : 'How was it?';
  return {
    ...page,
    title: isWrong ? `Error: ${title}` : title,
    lead: kept ? '' : 'Write what went well and what did not. We publish it whatever its star rating.',
    notice: noticeOf(state),
    kept: kept && keptOf(kept),
    form: mayBeWritten(review?.state ?? null)
      ? {
          title: kept ? 'Change it' : 'Write your review',
          version: review?.version ?? 0,
          values,
          errors,
          button: kept ? 'Send the changed review' : 'Send the review',
        }
      : null,
    canWithdraw: mayBeWithdrawn(review?.state ?? null),
    canStop: review === null && state.done !== 'stopped',
  };
}

export type ReviewModel = ReturnType<typeof reviewModel>;

function noticeOf({ trouble, done }: Extract<ReviewPageState, { kind: 'open' }>): OrderNotice | null {
  if (trouble) return { kind: 'error', text: TROUBLE[trouble] };
  return done && { kind: 'success', text: DONE[done] };
}

const dayOf = (instant: string, msBefore = 0): string =>
  formatDay(londonDate(new Date(Date.parse(instant) - msBefore)));

function keptOf(review: OwnReview) {
  const { stars, text, name, area } = review;
  return { ...standing(review), stars, author: shownName({ name, area }), text };
}

function standing({ state, sentAt, dueAt, refused }: OwnReview): { readonly title: string; readonly words: string[] } {
  if (refused) {
    return {
      title: 'Not published',
      words: [REFUSAL_SENTENCES[refused.reason], refused.note, 'Change it below and we will decide again.'].filter(
        Boolean,
      ),
    };
  }
  if (state === 'published') return { title: 'Published', words: ['Everybody can read it on our reviews page.'] };
  return {
    title: `Received on ${dayOf(sentAt)}`,
    words: [
      `We read it without seeing its stars and decide within ${DECIDED_WITHIN_DAYS} working days, by ${dayOf(dueAt, 1)}. If we cannot publish it, we email you the reason.`,
    ],
  };
}

type Guest = { readonly reference: string; readonly token: string };

export function reviewProps({ reference, token }: Guest, state: ReviewPageState) {
  const hrefs = { orderHref: orderPath(reference, token), action: reviewPath(reference, token) };
  const model = reviewModel(reference, state, hrefs);
  return {
    title: `${model.title}, order ${reference}`,
    description: 'Write a review of your job: one to five stars and what others should know.',
    canonicalPath: reviewPath(reference),
    model,
  };
}
