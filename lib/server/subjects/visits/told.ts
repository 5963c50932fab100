import type { Db } from '@/lib/server/kernel/db/db';
import type { VisitEventRow, VisitRow } from '@/lib/server/kernel/db/schema';
import { visitEventsOf, visitsOf } from './repo';

/** The visits of an order, and what was said of those that have begun, in the order of time. */
export type Told = { readonly visits: readonly VisitRow[]; readonly events: readonly VisitEventRow[] };

/** Of a visit that is planned nothing is asked for: whatever was said of it has been undone. */
export async function toldOf(db: Db, orderId: string): Promise<Told> {
  const visits = await visitsOf(db, orderId);
  const begun = visits.filter(({ state }) => state !== 'planned').map(({ id }) => id);
  return { visits, events: await visitEventsOf(db, begun) };
}
