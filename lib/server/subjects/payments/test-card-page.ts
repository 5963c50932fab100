import { storagePath } from '@/lib/routes';
import { Problem } from '@/lib/server/kernel/base/problem';
import { orderToken, readSecret } from '@/lib/server/kernel/installation/token';
import { findOrder } from '@/lib/server/subjects/orders/repo';
import { recordCardKept } from '@/lib/server/subjects/rentals/cards';
import { askedCard } from '@/lib/server/subjects/rentals/cards-repo';
import type { PaymentDeps } from '../ledger/port';
import { savedCard, type TestCard } from './test-cards';
import { isTestKey } from './test-provider';

/** What the test page for a card shows; all of it may be serialised into the page. */
export type TestCardPage = {
  readonly setupId: string;
  /** Goes back in the form's `secret`. */
  readonly secret: string;
  readonly isDone: boolean;
  readonly reference: string;
  /** Back to the payments of the store, as a path of this site. */
  readonly storagePath: string;
};

/** The page /pay/test/card/{setupId}?token={key}; null when there is none or the key is wrong. */
export async function getTestCardPage(
  { db, config }: PaymentDeps,
  setupId: string,
  key: string,
): Promise<TestCardPage | null> {
  if (config.stripe) return null;
  const secret = await readSecret(db, config.secretKey);
  if (!isTestKey(secret, 'card', setupId, key)) return null;
  const asked = await askedCard(db, 'test', setupId);
  const order = asked && (await findOrder(db, asked.order_id));
  if (!order) return null;
  const { reference } = order;
  const path = storagePath(reference, orderToken(secret, order.id));
  return { setupId, secret: key, isDone: asked.state !== 'asked', reference, storagePath: path };
}

/**
 * "Keep this card". Returns where the visitor goes next, as a path of this site; a second press changes nothing.
 * Throws Problem not_found for a page that does not exist or a wrong key.
 */
export async function keepTestCard(deps: PaymentDeps, setupId: string, key: string, card: TestCard): Promise<string> {
  const page = await getTestCardPage(deps, setupId, key);
  if (!page) throw new Problem('not_found');
  const event = { id: `test:${setupId}:kept`, type: 'card_kept', setupRef: setupId, card: savedCard(card) } as const;
  await recordCardKept(deps, event);
  return `${page.storagePath}&card=kept`;
}
