import { randomUuid } from '@/lib/api/random-uuid';

/**
 * The idempotency key of a purchase. It lives as long as what is bought stays the same: a second press of "Pay now",
 * a lost answer or a reload is then the same order (BOOK-3), while other answers are another order.
 */
export type KeyPlace = { readonly storage: Storage | null; readonly draftId: string };

const nameOf = (draftId: string) => `order-key.${draftId}`;

/** The key for exactly this purchase; `purchase` is everything that the order is made of. */
export function orderKey(
  { storage, draftId }: KeyPlace,
  purchase: unknown,
  makeKey: () => string = randomUuid,
): string {
  const content = JSON.stringify(purchase);
  try {
    const kept = JSON.parse(storage?.getItem(nameOf(draftId)) ?? 'null') as { key?: unknown; content?: unknown } | null;
    if (kept && typeof kept.key === 'string' && kept.content === content) return kept.key;
  } catch {
    // What cannot be read is not there.
  }
  const key = makeKey();
  try {
    storage?.setItem(nameOf(draftId), JSON.stringify({ key, content }));
  } catch {
    // Without storage the key still holds for this visit of the page.
  }
  return key;
}

/** Forgets the key of a purchase whose order can no longer be paid: the next press of "Pay now" is another order. */
export function forgetOrderKey({ storage, draftId }: KeyPlace): void {
  try {
    storage?.removeItem(nameOf(draftId));
  } catch {
    // Without storage there is nothing to forget.
  }
}
