import type { IncomingMessage } from 'node:http';
import { saveReview, stopReviewMails, withdrawReview } from '@/lib/contracts/reviews';
import type { Services } from '@/lib/server/container';
import { limitAddress } from '@/lib/server/kernel/limits/limits';
import { openOrder } from '../orders/open-order';
import type { ReviewVisit } from './review-page';

type Found = Pick<ReviewVisit, 'view' | 'guest' | 'review' | 'save' | 'withdraw' | 'stopMails'>;

/** The review of an order, for whoever may see the order, with the calls that change it; null for everybody else. */
export async function openReview(
  services: Services,
  asked: { readonly reference: string; readonly token: string },
  request: IncomingMessage,
): Promise<Found | null> {
  const { deps, reviews } = services;
  const found = await openOrder(services, { ...asked, isBackFromPayment: false }, request);
  if (!found) return null;
  const guest = { reference: asked.reference, token: found.token };
  return {
    view: found.view,
    guest,
    review: await reviews.own(guest),
    save: async (saving) => {
      await limitAddress(deps, saveReview, request);
      return reviews.save(saving);
    },
    withdraw: async () => {
      await limitAddress(deps, withdrawReview, request);
      return reviews.withdraw(guest);
    },
    stopMails: async () => {
      await limitAddress(deps, stopReviewMails, request);
      return reviews.stopMails(guest);
    },
  };
}
