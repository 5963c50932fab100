import type { OrderView } from '@/lib/contracts/order-view';
import { claimStage, claimWindow, type ClaimWindow } from '@/lib/domain/claims/claims';
import { isBooked } from '@/lib/domain/order/state';
import { isOver } from '@/lib/domain/visits/states';
import { eventsOf } from '@/lib/server/modules/orders/repo';
import { progressOf, readVisitLog, type VisitLog } from '@/lib/server/modules/visits/day';
import type { Db, OrderEventRow, OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { countClaims } from './repo';

type Order = Pick<OrderRow, 'id' | 'state'>;

/** Returns when claims about an order can be made online. */
export const claimWindowOf = async (db: Db, order: Order): Promise<ClaimWindow> =>
  windowFrom(order, await readVisitLog(db, order.id), await eventsOf(db, order.id));

export function windowFrom(
  order: Order,
  { visits, events: said }: VisitLog,
  events: readonly OrderEventRow[],
): ClaimWindow {
  const arrivals = visits.flatMap((visit) => {
    const own = said.filter(({ visit_id }) => visit_id === visit.id);
    return progressOf(visit.kind, own).arrivedAt ?? [];
  });
  const done = visits.flatMap(({ done_at }) => (done_at === null ? [] : [new Date(done_at)]));
  return claimWindow({
    arrivals,
    ends: done.length > 0 ? done : endsOf(events, { hasBegun: arrivals.length > 0 }),
    isOver: !isBooked(order.state) || (visits.length > 0 && visits.every((visit) => isOver(visit.state))),
  });
}

/** Returns when an order without a done visit ended. One cancelled before a crew came has no end to claim from. */
function endsOf(events: readonly OrderEventRow[], { hasBegun }: { readonly hasBegun: boolean }): readonly Date[] {
  return events.flatMap(({ type, at }) =>
    type === 'completed' || (type === 'cancelled' && hasBegun) ? [new Date(at)] : [],
  );
}

export async function claimsOffer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  order: OrderRow,
  { reported: told, events }: { readonly reported: VisitLog; readonly events: readonly OrderEventRow[] },
): Promise<OrderView['claims']> {
  const isOpen = claimStage(windowFrom(order, told, events), now()) === 'open';
  return { isOpen, made: await countClaims(db, order.id) };
}
