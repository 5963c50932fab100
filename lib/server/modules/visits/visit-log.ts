import type { Db } from '@/lib/server/platform/db/db';
import type { VisitEventRow, VisitRow } from '@/lib/server/platform/db/schema';
import { visitEventsOf, visitsOf } from './repo';

/** The visits of an order, and the events of those that have begun, the oldest first. */
export type VisitLog = { readonly visits: readonly VisitRow[]; readonly events: readonly VisitEventRow[] };

/** Returns the visits of an order with their events. Skips events of planned visits, which have all been undone. */
export async function readVisitLog(db: Db, orderId: string): Promise<VisitLog> {
  const visits = await visitsOf(db, orderId);
  const begun = visits.filter(({ state }) => state !== 'planned').map(({ id }) => id);
  return { visits, events: await visitEventsOf(db, begun) };
}
