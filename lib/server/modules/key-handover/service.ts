import {
  isKeyHandoverAhead,
  isKeyHandoverOpen,
  keysChoices,
  keysInWords,
  mayUndoKeys,
  nightPrice,
  ownDelivery,
  waitPrice,
  waitUntil,
  waitsFrom,
  type ExtraPrice,
  type KeysChoice,
} from '@/lib/domain/extras/key-handover';
import { addDays } from '@/lib/domain/london-time';
import { NOTHING, formatPence, fromPounds, pence, toPounds, type Pence } from '@/lib/domain/money';
import type { BookedOrder } from '@/lib/domain/order-types';
import { isBooked } from '@/lib/domain/order/state';
import { slotOf } from '@/lib/domain/visits/window';
import { rebuildOn, rescheduleMoney, withAppointment } from '@/lib/server/modules/order-lifecycle/plan-change';
import { earlierOf, extrasOf, findExtra, jobOf } from '@/lib/server/modules/extras/repo';
import {
  appointmentOf,
  needsOf,
  needsOfOrder,
  orderOf,
  quoteOf,
  servicesOf,
} from '@/lib/server/modules/orders/documents';
import { readAvailability } from '@/lib/server/modules/slots/availability';
import { progressOf } from '@/lib/server/modules/visits/day';
import { visitEventsOf, visitsOf } from '@/lib/server/modules/visits/repo';
import type { Db, KeyHandoverRow, OrderChangeRow, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { busyCrews, findKeyHandover, firstWaitOf, insertKeyHandover, keptKeyHandover, markUndone } from './repo';
import { randomUUID } from 'node:crypto';
import type { RequestOf, ResponseOf } from '@/lib/contracts/endpoint';
import { appointmentsOf, startOf } from '@/lib/domain/order/appointments';
import { SLOT_TIMES } from '@/lib/domain/slots/calendar';
import { hasBegun } from '@/lib/domain/visits/states';
import { agreeAtOnce } from '@/lib/server/modules/extras/service';
import { withdrawChosen } from '@/lib/server/modules/extras/steps';
import { applyChange } from '@/lib/server/modules/order-lifecycle/apply-change';
import { endWaitingChange, expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { authorisedOrder } from '@/lib/server/modules/orders/authorised';
import { CHANGED_ORDER, asItWas, assertBooked, targetOf } from '@/lib/server/modules/orders/change-target';
import { findChange, insertChange } from '@/lib/server/modules/orders/changes-repo';
import { extraPayPath } from '@/lib/server/modules/orders/paths';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { mobileOf } from '@/lib/server/modules/sms/plan';
import { crewsOf, giveToCrew } from '@/lib/server/modules/visits/crews-repo';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import type * as contract from '@/lib/contracts/key-handover';

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

type Chosen = {
  /** The key of the form, which makes a repeated request choose only once. */
  readonly id: string;
  readonly orderId: string;
  readonly choice: KeysChoice;
  readonly expected: Pence;
};

const isSame = (one: KeysChoice, { plan, date, slot }: KeysChoice): boolean =>
  one.plan === plan && one.date === date && one.slot[0] === slot[0];

/**
 * The order's row is locked. A repeated form does nothing. Throws Problem slot_taken, price_changed, too_late_to_change
 * once the crew unloads or the choice is over, order_changed for a crew that has set off since.
 */
async function chooseKeyHandover(trx: Trx, deps: Deps, { id, orderId, choice, expected }: Chosen): Promise<void> {
  const at = deps.now();
  const order = await lockOrder(trx, orderId);
  const known = await findKeyHandover(trx, id);
  if (known?.order_id === orderId) return;
  if (known) throw new Problem('order_changed');
  assertBooked(order);
  const situation = await situationOf(trx, order, at);
  if (!situation) throw new Problem('change_not_offered');
  if (!situation.choices.some((one) => isSame(one, choice))) throw new Problem('too_late_to_change');
  const price = await priceOfChoice({ ...deps, db: trx }, order, choice, situation);
  if (price.amount !== expected) throw new Problem('price_changed');
  const change = await giveSlots(trx, deps, order, { order: orderWith(order, choice), key: `keys ${id}`, at });
  const what = keysInWords(choice);
  const { plan, date, slot } = choice;
  const isFree = price.amount === NOTHING;
  const row: KeyHandoverRow = {
    id,
    order_id: orderId,
    change_id: change.id,
    plan,
    date,
    start: slot[0],
    pence: price.amount,
    extra_id: isFree ? null : await agreeAtOnce(trx, { orderId, plan, what, price, at }),
    waits_from: situation.waits.toISOString(),
    chosen_at: at.toISOString(),
    undone_at: null,
  };
  await insertKeyHandover(trx, row);
  await tellChosen(trx, order, row, at);
}

/** Throws Problem validation_failed for an unknown start. */
function slotFrom(start: string) {
  const slot = SLOT_TIMES.find(([from]) => from === start);
  if (!slot) throw wrongField('start', 'This is not one of our slots');
  return slot;
}

const optionDto = ({ choice: { plan, date, slot }, price }: KeysOption): contract.KeysOptionDto => ({
  plan,
  date,
  start: slot[0],
  end: slot[1],
  amount: toPounds(price.amount),
  workedOut: price.workedOut,
});

export function keyHandoverService(deps: Deps) {
  const keptDto = async (kept: KeptHandover, reference: string, token: string) => {
    const { id, plan, date, start, pence: amount, extra_id: extraId } = kept.row;
    const extra = extraId === null ? undefined : await findExtra(deps.db, extraId);
    const [, end] = slotFrom(start);
    return {
      id,
      plan,
      date,
      start,
      end,
      amount: toPounds(amount),
      workedOut: extra?.worked_out ?? '',
      isPaid: kept.isPaid,
      canUndo: kept.before !== null,
      paymentUrl: extra?.state === 'agreed' ? extraPayPath(reference, token, extra.id) : null,
    };
  };

  return {
    /** Returns null for a wrong reference or token and for an order without a move. */
    view: async (reference: string, token: string): Promise<contract.KeyHandoverView | null> => {
      const { db, now } = deps;
      const order = await authorisedOrder(deps, reference, token);
      const at = now();
      const situation = order && (await situationOf(db, order, at));
      if (!situation) return null;
      const { date, slot } = appointmentOf(order);
      const { state } = situation;
      const isAhead = isKeyHandoverAhead({ date, now: at });
      const [options, kept] = await Promise.all([
        keysOptions(deps, order, situation),
        keptOf(db, order, situation, at),
      ]);
      return {
        reference,
        booked: { date, start: slot[0], end: slot[1] },
        isOpen: isKeyHandoverOpen({ date, state, now: at }) && ownDelivery(orderOf(order))?.plan !== 'night',
        isAhead,
        firstNight: isAhead ? toPounds(nightPrice(jobOf(order), addDays(date, 1)).amount) : null,
        hasBegun: hasBegun(state),
        key: randomUUID(),
        options: options.map(optionDto),
        kept: kept && (await keptDto(kept, reference, token)),
      };
    },

    /** Throws Problem not_found, also for a wrong token, and as chooseKeyHandover does. */
    choose: async (
      request: RequestOf<typeof contract.chooseKeysLate>,
    ): Promise<ResponseOf<typeof contract.chooseKeysLate>> => {
      const { reference, token, key: id, plan, date, start, expected } = request;
      const order = await authorisedOrder(deps, reference, token);
      if (!order) throw new Problem('not_found');
      const choice = { plan, date, slot: slotFrom(start) };
      if (orderOf(order).dates.movingDate === undefined) throw new Problem('change_not_offered');
      await expireLapsedHolds(deps, needsWith(order, orderWith(order, choice)));
      const chosen = { id, orderId: order.id, choice, expected: fromPounds(expected) };
      await transact(deps.db, (trx) => chooseKeyHandover(trx, deps, chosen));
      wakeOutbox();
      return { plan };
    },

    /** Throws Problem not_found, also for a wrong token, and as undoKeyHandover does. */
    undo: async ({
      reference,
      token,
      key: id,
    }: RequestOf<typeof contract.undoKeysLate>): Promise<ResponseOf<typeof contract.undoKeysLate>> => {
      const order = await authorisedOrder(deps, reference, token);
      if (!order) throw new Problem('not_found');
      await transact(deps.db, (trx) => undoKeyHandover(trx, deps, { id, orderId: order.id }));
      wakeOutbox();
      return { undone: true };
    },
  };
}

type Becoming = {
  readonly order: BookedOrder;
  /** A repeated request with this key is the same change. */
  readonly key: string;
  readonly at: Date;
};

/** Moves a locked order. Throws Problem slot_taken, order_changed when a crew is on its way to a moved visit. */
async function giveSlots(
  trx: Trx,
  deps: Pick<Deps, 'now' | 'config'>,
  row: OrderRow,
  { order, key, at }: Becoming,
): Promise<OrderChangeRow> {
  const before = orderOf(row);
  const version = row.calendar_sequence;
  const change: OrderChangeRow = {
    id: randomUUID(),
    order_id: row.id,
    idempotency_key: key,
    request_hash: '',
    kind: 'reschedule',
    state: 'applied',
    from_version: version,
    version: version + 1,
    target_json: CHANGED_ORDER.write({
      order,
      quote: quoteOf(row),
      services: servicesOf(row),
      needs: needsWith(row, order),
      addsServices: false,
      startsWithin14Days: row.starts_within_14_days === 1,
      dropped: appointmentsOf(before).filter((appointment) => order.dates[appointment.key] === undefined),
      before: asItWas(row),
    }),
    to_pay_pence: NOTHING,
    refund_pence: NOTHING,
    late_fee_pence: NOTHING,
    hold_expires_at: null,
    created_at: at.toISOString(),
    updated_at: at.toISOString(),
  };
  if (!(await insertChange(trx, change))) throw new Problem('order_changed');
  await endWaitingChange(trx, row.id, { to: 'superseded', at, but: change.id });
  const crews = await crewsOfToday(trx, row.id);
  const outcome = await applyChange(trx, deps, row, { change, isToldApart: true });
  if (outcome === 'full') throw new Problem('slot_taken', { nearestSlots: [] });
  if (outcome === 'order_changed') throw new Problem('order_changed');
  await keepCrews(trx, row.id, crews);
  return change;
}

type Crews = ReadonlyMap<string, { readonly date: string; readonly numbers: readonly number[] }>;

async function crewsOfToday(trx: Trx, orderId: string): Promise<Crews> {
  const visits = await visitsOf(trx, orderId);
  const crews = await crewsOf(
    trx,
    visits.map(({ id }) => id),
  );
  return new Map(
    visits.map(({ id, date }) => [
      id,
      { date, numbers: crews.filter(({ visit_id }) => visit_id === id).map(({ number }) => number) },
    ]),
  );
}

/** Keeps the crew of a visit that moves within its day, unless the crew has another visit then. */
async function keepCrews(trx: Trx, orderId: string, before: Crews): Promise<void> {
  for (const visit of await visitsOf(trx, orderId)) {
    const was = before.get(visit.id);
    if (was?.date !== visit.date || visit.state === 'cancelled') continue;
    const busy = await busyCrews(trx, visit);
    for (const number of was.numbers.filter((one) => !busy.includes(one))) {
      await giveToCrew(trx, { visit_id: visit.id, number, pinned: 1 });
    }
  }
}

/** Returns the last choice. `before`: the earlier order, null when the choice cannot be undone on the page. */
async function keptOf(db: Db, order: OrderRow, { kept: row, state }: Pick<Situation, 'kept' | 'state'>, now: Date) {
  if (!row) return null;
  const [change, extra] = await Promise.all([
    findChange(db, row.change_id),
    row.extra_id === null ? undefined : findExtra(db, row.extra_id),
  ]);
  const was = change && targetOf(change)?.before;
  const isPaid = extra?.state === 'paid';
  const isLast = change?.version === order.calendar_sequence;
  const waits = new Date(row.waits_from);
  if (!was || isPaid || !isLast || !mayUndoKeys({ plan: row.plan, state, waits, now }))
    return { row, isPaid, before: null };
  const { dates, timeSlot } = was;
  const before = { ...orderOf(order), dates, timeSlot };
  // Undoing must not lead back to a start that has already passed.
  const isAhead =
    row.plan === 'hold' || row.plan === 'night' || appointmentsOf(before).every((one) => startOf(one) > now);
  return { row, isPaid, before: isAhead ? before : null };
}

type KeptHandover = NonNullable<Awaited<ReturnType<typeof keptOf>>>;

/**
 * A repeated call does nothing. Throws Problem nothing_to_change for an unknown choice, too_late_to_change when the
 * page no longer offers it, slot_taken when another order has the old slot.
 */
async function undoKeyHandover(
  trx: Trx,
  deps: Deps,
  { id, orderId }: { readonly id: string; readonly orderId: string },
): Promise<void> {
  const at = deps.now();
  const order = await lockOrder(trx, orderId);
  const row = await findKeyHandover(trx, id);
  if (row?.order_id !== orderId) throw new Problem('nothing_to_change');
  if (row.undone_at !== null) return;
  const situation = await situationOf(trx, order, at);
  const kept = situation && (await keptOf(trx, order, situation, at));
  if (kept?.row.id !== id || !kept.before) throw new Problem('too_late_to_change');
  if (row.extra_id !== null && !(await withdrawChosen(trx, row.extra_id, at))) throw new Problem('too_late_to_change');
  await giveSlots(trx, deps, order, { order: kept.before, key: `keys undone ${id}`, at });
  if (!(await markUndone(trx, id, at))) throw new Problem('order_changed');
  await tellUndone(trx, row, at);
}

const MAIL = 'order.keys_late.customer';
const TEXT = 'order.keys_late.text';

/** Confirms a choice to the customer. The change itself is announced to the office (announceChange). */
async function tellChosen(trx: Trx, order: OrderRow, { id: keysId }: KeyHandoverRow, now: Date): Promise<void> {
  const topics = mobileOf(order) === null ? ([MAIL] as const) : ([MAIL, TEXT] as const);
  for (const topic of topics) {
    await enqueue(trx, topic, { orderId: order.id, keysId }, { dedupeKey: `${topic}:${keysId}`, now });
  }
}

async function tellUndone(trx: Trx, { id: keysId, order_id: orderId }: KeyHandoverRow, now: Date): Promise<void> {
  const topic = 'order.keys_undone.customer';
  await enqueue(trx, topic, { orderId, keysId }, { dedupeKey: `${topic}:${keysId}`, now });
}
