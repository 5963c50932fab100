import {
  keysChoices,
  nightPrice,
  ownDelivery,
  waitPrice,
  waitUntil,
  waitsFrom,
  type KeysChoice,
} from '@/lib/domain/extras/key-handover';
import type { ExtraPrice } from '@/lib/domain/extras/price';
import { addDays } from '@/lib/domain/london-time';
import { formatPence, pence } from '@/lib/domain/money';
import type { BookedOrder } from '@/lib/domain/order-types';
import { isBooked } from '@/lib/domain/order/state';
import { slotOf } from '@/lib/domain/visits/window';
import { withAppointment } from '@/lib/server/modules/changes/booked-job';
import { rebuildOn } from '@/lib/server/modules/changes/changed-order';
import { rescheduleMoney } from '@/lib/server/modules/changes/plan-change';
import { earlierOf, extrasOf, jobOf } from '@/lib/server/modules/extras/repo';
import { needsOf, needsOfOrder, orderOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { readAvailability } from '@/lib/server/modules/slots/availability';
import { progressOf } from '@/lib/server/modules/visits/progress';
import { visitEventsOf, visitsOf } from '@/lib/server/modules/visits/repo';
import type { OrderRow, Db } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
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

export type KeysOption = { readonly choice: KeysChoice; readonly price: ExtraPrice };

export function orderWith(row: OrderRow, { plan, date, slot }: KeysChoice): BookedOrder {
  const order = orderOf(row);
  if (plan === 'later' || plan === 'day') return withAppointment(row, date, slot);
  const { dates, timeSlot } = order;
  return {
    ...order,
    dates: { ...dates, deliveryDate: date },
    timeSlot: { ...timeSlot, deliveryDate: slot },
  };
}

export const needsWith = (row: OrderRow, order: BookedOrder) =>
  needsOfOrder({ flow: row.flow, order, services: servicesOf(row) });

/** A wait and a night have their own rules, another day that of rescheduling. */
export async function priceOfChoice(
  deps: Deps,
  row: OrderRow,
  choice: KeysChoice,
  { countedFrom, earlier }: Situation,
): Promise<ExtraPrice> {
  switch (choice.plan) {
    case 'later':
    case 'hold':
      return waitPrice(waitUntil(countedFrom, choice), earlier);
    case 'night':
      return nightPrice(jobOf(row), choice.date);
    case 'day': {
      const { changed } = await rebuildOn(deps, row, choice.date, choice.slot);
      const { toPay, lateFee } = rescheduleMoney(row, changed, deps.now());
      const dearer = toPay > lateFee ? `, a dearer day ${formatPence(pence(toPay - lateFee))}` : '';
      return { amount: toPay, workedOut: `Slot given up on the day ${formatPence(lateFee)}${dearer}` };
    }
  }
}

/** Returns the choices whose slots are free. The order's own places count as free. */
export async function keysOptions(deps: Deps, row: OrderRow, situation: Situation): Promise<readonly KeysOption[]> {
  const { choices } = situation;
  const days = choices.map(({ date }) => date).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const { stateFor, isClosed } = await readAvailability(deps, first, addDays(last, 1), row.id);
  const free = choices.filter(
    (choice) => !isClosed(choice.date) && stateFor(needsWith(row, orderWith(row, choice))) !== 'full',
  );
  const prices = new Map<string, ExtraPrice>();
  const options: KeysOption[] = [];
  for (const choice of free) {
    // Nights and days have one price per date. The price of a wait also depends on the hour.
    const key = choice.plan === 'night' || choice.plan === 'day' ? `${choice.plan} ${choice.date}` : '';
    const price = prices.get(key) ?? (await priceOfChoice(deps, row, choice, situation));
    if (key !== '') prices.set(key, price);
    options.push({ choice, price });
  }
  return options;
}
