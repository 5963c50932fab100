import { hash, createHmac } from 'node:crypto';
import { isSameSecret } from '@/lib/server/platform/base/is-same-secret';
import type { Db } from '@/lib/server/platform/db/schema';
import { readStoredSecret } from '@/lib/server/platform/db/settings-repo';

const stored = new WeakMap<Db, string>();

/** Returns SECRET_KEY, or the secret that the first migration created, which never changes. */
export async function readSecret(db: Db, secretKey: string | null): Promise<string> {
  if (secretKey !== null) return secretKey;
  const known = stored.get(db) ?? (await readStoredSecret(db));
  stored.set(db, known);
  return known;
}

/** 43 characters, safe in a URL. Derived, so that a repeated POST gets the same answer without storing it. */
export function orderToken(secret: string, orderId: string): string {
  return createHmac('sha256', secret).update(`order ${orderId}`).digest('base64url');
}

/** Derived, so that the owner can see the link again. */
export const sharedListKey = (secret: string, listId: string): string =>
  createHmac('sha256', secret).update(`shared list ${listId}`).digest('base64url');

/** Derived, so that the customer who ordered can see the links. */
export const orderShareKey = (secret: string, shareId: string): string =>
  createHmac('sha256', secret).update(`order share ${shareId}`).digest('base64url');

export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}

/** Compares in constant time. */
export const tokenMatches = (token: string, tokenHash: string): boolean => isSameSecret(hashToken(token), tokenHash);
