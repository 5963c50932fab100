import { Problem } from '@/lib/server/platform/base/problem';
import type { Db, RentalDelegateRow } from '@/lib/server/platform/db/schema';
import { findDelegate } from './repo';

export const isLasting = ({ revoked_at: revokedAt }: RentalDelegateRow): boolean => revokedAt === null;

export async function hasDelegation(db: Db, delegateId: string): Promise<boolean> {
  const delegate = await findDelegate(db, delegateId);
  return delegate !== undefined && isLasting(delegate);
}

/** Throws Problem right_revoked when the permission was withdrawn. */
export async function activeDelegation(db: Db, delegateId: string): Promise<RentalDelegateRow> {
  const delegate = await findDelegate(db, delegateId);
  if (!delegate || !isLasting(delegate)) throw new Problem('right_revoked');
  return delegate;
}
