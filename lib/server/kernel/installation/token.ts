import { createHash, createHmac } from 'node:crypto';
import { isSameSecret } from '@/lib/server/kernel/base/is-same-secret';
import type { Db } from '@/lib/server/kernel/db/db';
import { readStoredSecret } from '@/lib/server/kernel/db/settings-repo';

const stored = new WeakMap<Db, string>();

/** The installation's secret: SECRET_KEY, or else the one that the first migration made. That never changes: it is read once. */
export async function readSecret(db: Db, secretKey: string | null): Promise<string> {
  if (secretKey !== null) return secretKey;
  const known = stored.get(db) ?? (await readStoredSecret(db));
  stored.set(db, known);
  return known;
}

/**
 * A guest's key to the order page: 43 characters, safe in a URL. It is derived from the order's id and the
 * installation's secret, so that a repeated POST gets the same answer although only its hash is stored beside the order.
 */
export function orderToken(secret: string, orderId: string): string {
  return createHmac('sha256', secret).update(`order ${orderId}`).digest('base64url');
}

/** The key of a shared list’s link: like the order's, so that its owner can be shown the link again. */
export const sharedListKey = (secret: string, listId: string): string =>
  createHmac('sha256', secret).update(`shared list ${listId}`).digest('base64url');

/** The key of the link by which somebody pays their share: who ordered is shown the links. */
export const orderShareKey = (secret: string, shareId: string): string =>
  createHmac('sha256', secret).update(`order share ${shareId}`).digest('base64url');

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Takes the same time for every wrong token. */
export const tokenMatches = (token: string, tokenHash: string): boolean => isSameSecret(hashToken(token), tokenHash);
