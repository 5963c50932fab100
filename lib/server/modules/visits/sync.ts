import { randomUUID } from 'node:crypto';
import { ownDelivery } from '@/lib/domain/extras/key-handover';
import { holdsSlot, isBooked } from '@/lib/domain/order/state';
import type { SlotNeed } from '@/lib/domain/slots/calendar';
import { hasBegun, isOff, isOver, kindOf, type VisitKind } from '@/lib/domain/visits/states';
import { needsOf, orderOf } from '@/lib/server/modules/orders/documents';
import type { OrderRow, Trx, VisitRow } from '@/lib/server/platform/db/schema';
import { dropCrews } from './crews-repo';
import { recordOrderEvent } from './record';
import { insertVisit, lockVisitsOf, updateVisit, visitsOf } from './repo';

type Slot = Pick<VisitRow, 'date' | 'start'>;
const isSameSlot = (one: Slot, other: Slot): boolean => one.date === other.date && one.start === other.start;

/**
 * Updates an order's visits to match its places. A visit that has begun stays unchanged. Call it in every transaction
 * that changes the state of an order, with the new row.
 */
export async function syncVisits(trx: Trx, order: OrderRow, at: Date): Promise<void> {
  if (!isBooked(order.state) && holdsSlot(order.state)) return;
  const needs = isBooked(order.state) ? needsOf(order) : [];
  // Locked before dropping crews, so that a plan published in parallel assigns none in between.
  const visits = await lockVisitsOf(trx, order.id);
  for (const need of firstOfEach(needs)) {
    const known = visits.find(({ service }) => service === need.service);
    const visit = await withKind(trx, order, known);
    if (!visit) await plan(trx, order, need, at);
    else if (!hasBegun(visit.state)) await planAnew(trx, visit, need, at);
  }
  const gone = visits.filter(({ service }) => needs.every((need) => need.service !== service));
  for (const visit of gone.filter(({ state }) => state === 'planned')) {
    await dropCrews(trx, visit.id);
    await recordOrderEvent(trx, visit, 'cancelled', at);
  }
}

/** Returns the first slot of each service: a van that waits with its load has one visit in several slots. */
const firstOfEach = (needs: readonly SlotNeed[]): readonly SlotNeed[] =>
  needs.filter((need, index) => needs.findIndex(({ service }) => service === need.service) === index);

const kindFor = (service: SlotNeed['service'], order: OrderRow): VisitKind =>
  kindOf(service, order.flow, ownDelivery(orderOf(order))?.plan === 'night');

/** Updates the kind of a visit: a move is a collection while its load stays in our store. */
async function withKind(trx: Trx, order: OrderRow, visit: VisitRow | undefined): Promise<VisitRow | undefined> {
  if (!visit) return undefined;
  const kind = kindFor(visit.service, order);
  return kind === visit.kind ? visit : updateVisit(trx, visit.id, { kind });
}

async function plan(trx: Trx, order: OrderRow, { service, date, start, places }: SlotNeed, at: Date): Promise<void> {
  const now = at.toISOString();
  const visit: VisitRow = {
    id: randomUUID(),
    order_id: order.id,
    service,
    kind: kindFor(service, order),
    date,
    start,
    places,
    state: 'planned',
    version: 1,
    eta_from: null,
    eta_until: null,
    done_at: null,
    created_at: now,
    updated_at: now,
  };
  await insertVisit(trx, visit);
  await recordOrderEvent(trx, visit, 'planned', at);
}

/** Plans a visit for another slot, or again after it did not take place, without its crews. */
async function planAnew(trx: Trx, visit: VisitRow, need: SlotNeed, at: Date): Promise<void> {
  const { date, start, places } = need;
  if (!isOff(visit.state) && isSameSlot(visit, need) && visit.places === places) return;
  if (!isSameSlot(visit, need) || isOff(visit.state) || places < visit.places) await dropCrews(trx, visit.id);
  const moved = await updateVisit(trx, visit.id, { date, start, places, updated_at: at.toISOString() });
  await recordOrderEvent(trx, moved ?? visit, 'planned', at);
}

/** Returns false if a visit that has begun would move to another slot. */
export async function mayMoveTo(trx: Trx, orderId: string, needs: readonly SlotNeed[]): Promise<boolean> {
  const begun = (await visitsOf(trx, orderId)).filter(({ state }) => hasBegun(state));
  return begun.every((visit) => needs.some((need) => need.service === visit.service && isSameSlot(visit, need)));
}

/** Marks all open visits of an order as done. */
export async function finishVisits(trx: Trx, orderId: string, at: Date): Promise<void> {
  const open = (await visitsOf(trx, orderId)).filter(({ state }) => !isOver(state));
  for (const visit of open) await recordOrderEvent(trx, visit, 'done', at, 'operator');
}
