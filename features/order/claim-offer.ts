import type { OrderView } from '@/lib/contracts/order-view';
import { CLAIM_DAYS } from '@/lib/domain/order/claim';
import type { ClaimOffer } from './types';

/** From the first arrival on, and for as long as there are claims to look at; null before and after. */
export function claimOffer({ claims: { isOpen, made } }: Pick<OrderView, 'claims'>, href: string): ClaimOffer | null {
  if (made > 0) {
    return {
      ...{
        href,
        title: made > 1 ? 'Your claims' : 'Your claim',
        label: made > 1 ? 'See your claims' : 'See your claim',
      },
      text: 'What you told us, when we will answer and decide, and what we have decided.',
    };
  }
  if (!isOpen) return null;
  return {
    ...{ href, title: 'Is anything damaged or missing?', label: 'Tell us what went wrong' },
    text: `You can tell us here until ${CLAIM_DAYS} days after the job. We tell you at once when we will answer and decide.`,
  };
}
