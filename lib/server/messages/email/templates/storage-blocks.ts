import { PAYMENTS_LINK, PAYMENTS_TITLE } from '@/lib/domain/storage/plan-words';
import type { Block } from '../blocks';
import type { OrderFacts } from '../order-facts';

/** What a kept card is charged for storage, how to end it, and what was agreed to (LAW-7); nothing for other orders. */
export function paymentBlocks({ payments }: OrderFacts, storageUrl: string): readonly Block[] {
  if (payments.length === 0) return [];
  return [
    { kind: 'heading', text: PAYMENTS_TITLE },
    { kind: 'facts', rows: payments },
    { kind: 'link', label: PAYMENTS_LINK, url: storageUrl },
  ];
}
