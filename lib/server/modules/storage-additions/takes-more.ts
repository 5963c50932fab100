import { londonDate } from '@/lib/domain/london-time';
import type { Db } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { findContract } from '@/lib/server/modules/rentals/contracts-repo';
import { staysBecause } from '@/lib/server/modules/rentals/unit-offers';

/**
 * Whether more can be brought into a store: it has been collected (until then its own order is changed), nothing is owed,
 * its end is not booked, and it is known how large it is. Not a store that is billed by the office.
 */
export async function takesMore(db: Db, { id, square_feet }: OrderRow, now: Date): Promise<boolean> {
  const contract = await findContract(db, id);
  if (!contract || contract.started_on >= londonDate(now)) return false;
  if (contract.space === 'custom' && square_feet === null) return false;
  return (await staysBecause(db, contract, now)) === null;
}
