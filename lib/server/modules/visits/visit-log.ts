import type { Db } from '@/lib/server/platform/db/db';
import type { VisitEventRow, VisitRow } from '@/lib/server/platform/db/schema';
import { visitEventsOf, visitsOf } from './repo';

/** The visits of an order, and the events of those that have begun, the oldest first. */
export type Told = { readonly visits: readonly VisitRow[]; readonly events: readonly VisitEventRow[] };

/** Returns the visits of an order with their events. Skips events of planned visits, which have all been undone. */
export async function toldOf(db: Db, orderId: string): Promise<Told> {
  const visits = await visitsOf(db, orderId);
  const begun = visits.filter(({ state }) => state !== 'planned').map(({ id }) => id);
  return { visits, events: await visitEventsOf(db, begun) };
}
