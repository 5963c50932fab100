import { storagePath } from '@/lib/routes';
import type { PaymentDeps } from '@/lib/server/modules/ledger/port';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { recordCardKept } from '@/lib/server/modules/rentals/cards';
import { askedCard } from '@/lib/server/modules/rentals/cards-repo';
import { Problem } from '@/lib/server/platform/base/problem';
import { orderToken, readSecret } from '@/lib/server/platform/installation/token';
import { savedCard, type TestCard } from './test-cards';
import { isTestKey } from './test-provider';

/** All of it may be serialised into the page. */
export type TestCardPage = {
  readonly setupId: string;
  /** The key of the page, sent back as the form's `secret`. */
  readonly secret: string;
  readonly isDone: boolean;
  readonly reference: string;
  readonly storagePath: string;
};

/** Returns the page /pay/test/card/{setupId}?token={key}; null for an unknown page or a wrong key. */
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

/** Saves the chosen card, once, and returns the path where the customer goes next. Throws Problem not_found. */
export async function keepTestCard(deps: PaymentDeps, setupId: string, key: string, card: TestCard): Promise<string> {
  const page = await getTestCardPage(deps, setupId, key);
  if (!page) throw new Problem('not_found');
  const event = { id: `test:${setupId}:kept`, type: 'card_kept', setupRef: setupId, card: savedCard(card) } as const;
  await recordCardKept(deps, event);
  return `${page.storagePath}&card=kept`;
}
