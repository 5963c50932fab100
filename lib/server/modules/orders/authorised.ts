import type { OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { tokenMatches } from '@/lib/server/platform/installation/token';
import { findOrderByReference } from './repo';

/** Returns the order of a reference if the token is right; null otherwise, without saying which was wrong. */
export async function authorisedOrder(
  { db }: Pick<Deps, 'db'>,
  reference: string,
  token: string,
): Promise<OrderRow | null> {
  const row = await findOrderByReference(db, reference);
  return row && tokenMatches(token, row.token_hash) ? row : null;
}
