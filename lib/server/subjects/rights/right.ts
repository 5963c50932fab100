import { Problem } from '@/lib/server/kernel/base/problem';
import type { Db } from '@/lib/server/kernel/db/db';
import type { StoreHelperRow } from '@/lib/server/kernel/db/schema';
import { findHelper } from './repo';

export const isLasting = ({ revoked_at: revokedAt }: StoreHelperRow): boolean => revokedAt === null;

/** Whether somebody may still order returns in the owner's stead. */
export async function hasRight(db: Db, helperId: string): Promise<boolean> {
  const helper = await findHelper(db, helperId);
  return helper !== undefined && isLasting(helper);
}

/** Who has the right to order returns in the owner's stead. Throws Problem right_revoked when it was taken away. */
export async function lastingRight(db: Db, helperId: string): Promise<StoreHelperRow> {
  const helper = await findHelper(db, helperId);
  if (!helper || !isLasting(helper)) throw new Problem('right_revoked');
  return helper;
}
