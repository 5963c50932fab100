import { Problem } from '@/lib/server/platform/base/problem';
import type { Db } from '@/lib/server/platform/db/db';
import type { StoreHelperRow } from '@/lib/server/platform/db/schema';
import { findHelper } from './repo';

export const isLasting = ({ revoked_at: revokedAt }: StoreHelperRow): boolean => revokedAt === null;

/** Returns whether a delegate may still order returns for the owner. */
export async function hasRight(db: Db, helperId: string): Promise<boolean> {
  const helper = await findHelper(db, helperId);
  return helper !== undefined && isLasting(helper);
}

/** Returns the delegate. Throws Problem right_revoked when the right to order returns was revoked. */
export async function lastingRight(db: Db, helperId: string): Promise<StoreHelperRow> {
  const helper = await findHelper(db, helperId);
  if (!helper || !isLasting(helper)) throw new Problem('right_revoked');
  return helper;
}
