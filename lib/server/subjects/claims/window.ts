import { claimWindow, type ClaimFacts, type ClaimWindow } from '@/lib/domain/order/claim';
import { isBooked } from '@/lib/domain/order/state';
import { replay } from '@/lib/domain/visits/replay';
import { isOver } from '@/lib/domain/visits/states';
import type { Db } from '@/lib/server/kernel/db/db';
import type { OrderRow } from '@/lib/server/kernel/db/schema';
import { eventsOf } from '@/lib/server/subjects/orders/repo';
import { visitEventsOf, visitsOf } from '@/lib/server/subjects/visits/repo';

/** When claims about an order can be made online. */
export const claimWindowOf = async (db: Db, order: Pick<OrderRow, 'id' | 'state'>): Promise<ClaimWindow> =>
  claimWindow(await factsOf(db, order));

async function factsOf(db: Db, { id, state }: Pick<OrderRow, 'id' | 'state'>): Promise<ClaimFacts> {
  const visits = await visitsOf(db, id);
  const events = await visitEventsOf(
    db,
    visits.map((visit) => visit.id),
  );
  const arrivals = visits.flatMap((visit) => {
    const own = events.filter(({ visit_id }) => visit_id === visit.id);
    const said = own.map((row) => ({ ...row, at: new Date(row.at) }));
    return replay(visit.kind, said).arrivedAt ?? [];
  });
  const done = visits.flatMap(({ done_at }) => (done_at === null ? [] : [new Date(done_at)]));
  return {
    arrivals,
    ends: done.length > 0 ? done : await endsOf(db, id, { hasBegun: arrivals.length > 0 }),
    isOver: !isBooked(state) || (visits.length > 0 && visits.every((visit) => isOver(visit.state))),
  };
}

/** When an order without a visit that was done came to its end; one that was cancelled before anybody came has nothing to claim for. */
async function endsOf(db: Db, orderId: string, { hasBegun }: { readonly hasBegun: boolean }): Promise<readonly Date[]> {
  const events = await eventsOf(db, orderId);
  return events.flatMap(({ type, at }) =>
    type === 'completed' || (type === 'cancelled' && hasBegun) ? [new Date(at)] : [],
  );
}
