import { mailbox } from '@/lib/domain/account';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { orderToken, readSecret } from '@/lib/server/kernel/installation/token';
import { findOrderByReference } from '@/lib/server/subjects/orders/repo';
import type { SessionUser } from '@/lib/server/subjects/sessions/sessions';

/**
 * The guest's key to an order for the signed-in client whose address is in it, so that the order page can do for them
 * all that it does for a guest with the link; null for anybody else and for a reference that there is not.
 */
export async function ownerKey(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  reference: string,
  user: SessionUser | null,
): Promise<string | null> {
  if (!user) return null;
  const row = await findOrderByReference(db, reference);
  if (!row || mailbox(row.email) !== user.email) return null;
  return orderToken(await readSecret(db, config.secretKey), row.id);
}
