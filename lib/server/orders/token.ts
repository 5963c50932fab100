import { createHash, createHmac } from 'node:crypto';
import type { Db } from '../db/db';
import { isSameSecret } from '../is-same-secret';

/**
 * A guest's key to the order page. It is derived from the order's id and the installation's secret, so that a repeated
 * POST gets the same answer although only the token's hash is stored beside the order.
 */
export async function readSecret(db: Db, secretKey: string | null): Promise<string> {
  if (secretKey !== null) return secretKey;
  const row = await db.selectFrom('settings').select('value').where('key', '=', 'secret').executeTakeFirstOrThrow();
  return row.value;
}

/** 43 characters, safe in a URL. */
export function orderToken(secret: string, orderId: string): string {
  return createHmac('sha256', secret).update(`order ${orderId}`).digest('base64url');
}

export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Takes the same time for every wrong token. */
export const tokenMatches = (token: string, tokenHash: string): boolean => isSameSecret(hashToken(token), tokenHash);
