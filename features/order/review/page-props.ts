import { reviewPath } from '@/lib/account-routes';
import type { ReviewPageState } from '@/lib/contracts/review-page';
import { orderPath } from '@/lib/routes';
import { reviewModel } from './model';

type Guest = { readonly reference: string; readonly token: string };

/** What the page of a review shows, and what its head says. Pure: made on the server. */
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
