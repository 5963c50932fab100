import { keysChoices, ownDelivery, waitsFrom, type KeysChoice } from '@/lib/domain/extras/key-handover';
import { isBooked } from '@/lib/domain/order/state';
import { slotOf } from '@/lib/domain/visits/window';
import { earlierOf, extrasOf } from '@/lib/server/modules/extras/repo';
import { needsOf, orderOf } from '@/lib/server/modules/orders/documents';
import { progressOf } from '@/lib/server/modules/visits/progress';
import { visitEventsOf, visitsOf } from '@/lib/server/modules/visits/repo';
import type { Db, OrderRow } from '@/lib/server/platform/db/schema';
import { firstWaitOf, keptKeyHandover } from './repo';

/** Returns null for another order or one whose van is cancelled. */
export async function situationOf(db: Db, order: OrderRow, now: Date) {
  const booked = orderOf(order);
  if (!isBooked(order.state) || booked.dates.movingDate === undefined) return null;
  const [van] = needsOf(order);
  const visit = (await visitsOf(db, order.id)).find(({ service }) => service === van?.service);
  const slot = visit && slotOf(visit);
  if (!visit || !slot) return null;
  const [events, extras, kept, firstWait] = await Promise.all([
    visitEventsOf(db, [visit.id]),
    extrasOf(db, order.id),
    keptKeyHandover(db, order.id),
    firstWaitOf(db, order.id, visit.date),
  ]);
  const { arrivedAt } = progressOf(visit.kind, events);
  const delivery = ownDelivery(booked);
  const { date, start, state } = visit;
  const choices = keysChoices({ date, start, state, now });
  const waits = waitsFrom({ slotEnd: slot.until, arrivedAt, now });
  return {
    state,
    /** From then on waiting is charged. */
    waits,
    /** From then on all waiting of the day is counted, so that two short waits cost as much as one long one. */
    countedFrom: firstWait ?? waits,
    earlier: earlierOf(extras, now),
    kept: kept ?? null,
    /** Before checking which slots are free. */
    choices: delivery?.plan === 'night' ? [] : choices.filter((choice) => !isBeforeOr(choice, delivery)),
  };
}

export type Situation = NonNullable<Awaited<ReturnType<typeof situationOf>>>;

/** Returns whether a wait ends no later than the agreed one. */
const isBeforeOr = ({ plan, slot }: KeysChoice, delivery: KeysChoice | null): boolean =>
  plan === 'hold' && delivery !== null && slot[0] <= delivery.slot[0];
