import { linesToKeep } from '@/lib/domain/pricing/kept-prices';
import { serviceOf } from '@/lib/domain/services/all';
import type { Contents, JobRequest } from '@/lib/domain/services/service';
import { cleaningSlot, isBookable, type SlotNeed } from '@/lib/domain/slots/calendar';
import type { AddOn, BookedOrder, ServiceType } from '@/lib/domain/order-types';
import { londonDate, type LocalDate, type SlotTimes } from '@/lib/domain/london-time';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { SERVICES, agreedOf, appointmentOf, orderOf, quoteOf, servicesOf } from '@/lib/server/modules/orders/documents';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { readJob, type Job } from '@/lib/server/modules/quotes/job';
import { catalogueItems, refuseOutside, type Reading } from '@/lib/server/modules/quotes/read-parts';
import { NOTHING, toPounds } from '@/lib/domain/money';
import { addedBy, agreedOn } from '@/lib/domain/order/agreed';
import { appointmentsOf, startOf, type Appointment } from '@/lib/domain/order/appointments';
import { refundPercent, startsWithinDays, type Booking } from '@/lib/domain/order/cancellation';
import { movedAddresses, withNewAddresses, type WantedAddresses } from '@/lib/domain/order/elsewhere';
import { packer } from '@/lib/server/platform/packing/packer';
import { asItWas, assertBooked, assertChangeable, type ChangedOrder } from '@/lib/server/modules/orders/change-target';
import { MESSAGES } from '@/lib/validation/messages';
import type { RequestOf } from '@/lib/contracts/endpoint';
import type { SlotDto } from '@/lib/contracts/errors';
import type { OrderChangeDto } from '@/lib/contracts/order-change-dto';
import type { previewEdit } from '@/lib/contracts/order-changes';
import { answeredCover } from '@/lib/domain/answers/flow-answers';
import { changeMoney, lateRescheduleFee, type ChangeMoney } from '@/lib/domain/order/change-money';
import { isCoverOpen } from '@/lib/domain/order/cover';
import { isSameCover } from '@/lib/domain/order/cover-fields';
import { MOST_OVER, steppedOver, type MoveRule } from '@/lib/domain/order/desk-move';
import { changeHeldUntil } from '@/lib/domain/order/hold';
import { withinWhatIsLeft } from '@/lib/domain/order/money-back';
import { changesOf } from '@/lib/domain/order/offered-changes';
import { shareOut, type Shares } from '@/lib/domain/order/shares';
import { mainService } from '@/lib/domain/services/flows';
import { hasBegun } from '@/lib/domain/visits/states';
import { moneyOf } from '@/lib/server/modules/ledger/refund-repo';
import { recheckRefunds } from '@/lib/server/modules/ledger/provider-refunds';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { readAvailability } from '@/lib/server/modules/slots/availability';
import { nearestFreeSlots } from '@/lib/server/modules/slots/nearest';
import { keepsTripsInOrder } from '@/lib/server/modules/stored-inventory/stored-inventory';
import { refuseFullUnit } from '@/lib/server/modules/units/refusal';
import { visitsOf } from '@/lib/server/modules/visits/repo';
import { RENTAL_MESSAGES } from '@/lib/validation/rental-messages';

/** Reads a booked order back as a job, so that it can be priced and planned on another day. */
export const bookedJob = async (deps: Deps, row: OrderRow): Promise<Job> =>
  readJob(deps, serviceOf(row.flow), await bookedRequest(deps, row), agreedTerms(row));

/** Returns the terms that stay as agreed: the promo code, even if expired since, and the prices. */
export function agreedTerms(row: OrderRow): Reading {
  const quote = quoteOf(row);
  return { promo: 'lenient', agreed: quote.promo ?? null, kept: linesToKeep(quote) };
}

/**
 * Returns the request that an order was made from, without its day. Throws Problem change_not_offered for a unit by
 * request, whose area and day are agreed by phone.
 */
export async function bookedRequest(
  { db }: Pick<Deps, 'db'>,
  row: OrderRow,
  order: BookedOrder = orderOf(row),
): Promise<JobRequest> {
  const from = row.store_order_id === null ? undefined : await findOrder(db, row.store_order_id);
  const store = from ? unitOf(from) : null;
  const [services, quote] = [servicesOf(row), quoteOf(row)];
  const request = serviceOf(row.flow).booked({ order, services, quote, squareFeet: row.square_feet, rental: store });
  if (!request) throw new Problem('change_not_offered');
  return request;
}

const unitOf = (store: OrderRow) => {
  const { storageSpace, storageTerm } = orderOf(store);
  return { storageSpace, storageTerm, squareFeet: store.square_feet };
};

/** Returns the order on another day and slot. The cleaners of a move are moved along. */
export function withAppointment(row: OrderRow, date: LocalDate, slot: SlotTimes): BookedOrder {
  const order = orderOf(row);
  const { dateKey } = serviceOf(row.flow);
  const isFollowed = dateKey !== 'cleaningDate' && order.dates.cleaningDate !== undefined;
  const cleaners = isFollowed ? cleaningSlot(date, slot) : null;
  return {
    ...order,
    dates: { [dateKey]: date, ...(cleaners && { cleaningDate: cleaners.date }) },
    timeSlot: { [dateKey]: slot, ...(cleaners && { cleaningDate: cleaners.slot }) },
  };
}

export type Rebuilt = Pick<Job, 'needsOn' | 'isOffered'> & { readonly changed: ChangedOrder };

/**
 * Returns a booked order with other contents, on its day. Throws Problem as readJob does; change_not_offered, and
 * validation_failed for an empty list, a strange add-on or a unit that is too small (FIT-1).
 */
export async function rebuildWith(deps: Deps, row: OrderRow, contents: Contents): Promise<Rebuilt> {
  const service = serviceOf(row.flow);
  const { editing } = service;
  if (!editing) throw new Problem('change_not_offered');
  const booked = await bookedRequest(deps, row);
  if (contents.furnitureItems.length === 0 && editing.needsItems(booked)) {
    throw wrongField('furnitureItems', MESSAGES.itemsRequired);
  }
  refuseStrange(service.addOns, contents.addOns);
  const furnitureItems = catalogueItems(contents.furnitureItems, '');
  const request = editing.requestWith(booked, { ...contents, furnitureItems });
  if (!request) throw new Problem('change_not_offered');
  const held = editing.mustHold(request);
  if (held && !(await packer().unitHolds(held.unit, held.items))) throw wrongField('unit', MESSAGES.doesNotFit);
  const job = await readJob(deps, service, request, agreedTerms(row));
  const before = orderOf(row);
  const order = { ...before, ...editing.orderWith(before, request), furnitureItems: job.furnitureItems };
  const { changed, ...offered } = rebuilt(deps, row, job, order);
  return { changed: { ...changed, squareFeet: job.squareFeet }, ...offered };
}

function refuseStrange(offered: readonly AddOn[], chosen: readonly AddOn[]): void {
  const strange = chosen.findIndex((addOn) => !offered.includes(addOn));
  if (strange !== -1) throw wrongField(`addOns[${strange}]`, 'This is not offered with the service');
}

/**
 * Returns a booked order with other addresses, on its day. Throws Problem as readJob and bookedRequest do; by_request
 * outside the service area, validation_failed for other stops.
 */
export async function rebuildAt(deps: Deps, row: OrderRow, wanted: WantedAddresses): Promise<Rebuilt> {
  const service = serviceOf(row.flow);
  const before = orderOf(row);
  const addresses = withNewAddresses(before.addresses, wanted);
  if (!addresses) throw wrongField('addresses', 'This order has other addresses');
  const request = await bookedRequest(deps, row, { ...before, addresses });
  const job = await readJob(deps, service, request, agreedTerms(row));
  // The booked terms stay as agreed, but the new addresses must be in the service area.
  refuseOutside(service, service.stopsOf(request), { promo: 'lenient' });
  return rebuilt(deps, row, job, { ...before, addresses });
}

/** Returns a booked order on another day and slot. Throws Problem as readJob and bookedRequest do. */
export async function rebuildOn(deps: Deps, row: OrderRow, date: LocalDate, slot: SlotTimes): Promise<Rebuilt> {
  return rebuilt(deps, row, await bookedJob(deps, row), withAppointment(row, date, slot), { date, slot });
}

/** Returns a changed order with its new price. */
function rebuilt(
  { now }: Deps,
  row: OrderRow,
  job: Job,
  order: BookedOrder,
  { date, slot }: Pick<Appointment, 'date' | 'slot'> = appointmentOf(row),
): Rebuilt {
  const before = servicesOf(row);
  const quote = job.priceOn(date);
  const totals = { total: toPounds(quote.total), totalWithDiscount: toPounds(quote.totalWithDiscount) };
  const { services, needsOn, isOffered } = job;
  const agreed = { ...agreedOf(row), addedAt: addedBy({ before, after: services }, agreedOf(row).addedAt, now()) };
  return {
    changed: {
      order: { ...order, quote: totals },
      quote,
      services,
      needs: needsOn(date, slot),
      addsServices: services.some((service) => !before.includes(service)),
      startsWithin14Days: startsWithinDays(services, date, (service) => londonDate(agreedOn(service, agreed))),
      dropped: appointmentsOf(orderOf(row)).filter(({ key }) => order.dates[key] === undefined),
      before: asItWas(row),
    },
    needsOn,
    isOffered,
  };
}

/** A fully planned change from one version of its order, used for the preview and for making the change. */
export type PlannedChange = {
  readonly kind: OrderChangeDto['kind'];
  readonly row: OrderRow;
  readonly money: ChangeMoney;
  /** The order after the change, or null for a cancellation. */
  readonly changed: ChangedOrder | null;
  /** Whether the customer must ask for an early start, because services now begin within their 14 days (LAW-6). */
  readonly needsStartRequest: boolean;
  /** Places beyond the capacity of each slot, where the desk overbooks. */
  readonly over?: number;
  /** Returns the free slots nearest to the wanted one. */
  readonly nearest?: () => Promise<readonly SlotDto[]>;
  /** The operator who makes the change, or undefined when the customer does. */
  readonly actor?: ChangeActor;
};

/** The cause of an operator's change, and the record written in its transaction. */
export type ChangeActor = { readonly cause: 'operator'; readonly record: (trx: Trx) => Promise<void> };

export function bookingOf(row: OrderRow): Booking {
  const { dates, timeSlot } = orderOf(row);
  return { dates, timeSlot, paidAt: new Date(row.confirmed_at ?? row.created_at), ...agreedOf(row) };
}

const percentsOf =
  (row: OrderRow, now: Date) =>
  (service: ServiceType): number =>
    refundPercent(service, bookingOf(row), now);

function percentsAfter(row: OrderRow, { order, services }: ChangedOrder, now: Date) {
  const addedAt = addedBy({ before: servicesOf(row), after: services }, agreedOf(row).addedAt, now);
  const { dates, timeSlot } = order;
  return (service: ServiceType): number => refundPercent(service, { ...bookingOf(row), dates, timeSlot, addedAt }, now);
}

/** Throws Problem as assertChangeable does; too_late_to_change when nothing would be refunded any more. */
export function assertInTime(row: OrderRow, now: Date): void {
  assertChangeable(row, now);
  if (isTooLate(row, now)) throw new Problem('too_late_to_change');
}

export const isTooLate = (row: OrderRow, now: Date): boolean =>
  now >= startOf(appointmentOf(row)) || percentsOf(row, now)(mainService(servicesOf(row))) === 0;

const sharesBefore = (row: OrderRow): Shares => shareOut(quoteOf(row), servicesOf(row));

/** Returns when the held places of an unpaid change are released. */
export function heldUntil({ row, changed }: PlannedChange, by: 'visitor' | ChangeActor['cause'], now: Date): Date {
  const orders = [orderOf(row), ...(changed ? [changed.order] : [])];
  const starts = orders.flatMap((order) => appointmentsOf(order).map(startOf));
  return changeHeldUntil(by, starts, now);
}

declare const PROMISED: unique symbol;
/** A planned change whose refund is at most what was paid less what was refunded. Only `promisedMoney` makes one. */
export type PromisedChange = PlannedChange & { readonly [PROMISED]: true };

/** Limits the refund to what is left, by our records if the provider is silent. `reason`: null for the desk. */
export async function promisedMoney(
  deps: Deps,
  planned: PlannedChange,
  reason: 'preview' | 'confirm' | null = null,
): Promise<PromisedChange> {
  if (planned.money.refund === 0) return planned as PromisedChange;
  await recheckRefunds(withPayments(deps), planned.row.id, reason);
  const within = withinWhatIsLeft(planned.money.refund, await moneyOf(deps.db, planned.row));
  return { ...planned, money: { ...planned.money, ...within } } as PromisedChange;
}

/** Plans the cancellation of the whole order. Throws Problem as assertChangeable does. */
export function planCancellation(
  { now }: Pick<Deps, 'now'>,
  row: OrderRow,
  refund: 'terms' | 'all' = 'terms',
): PlannedChange {
  const at = now();
  assertChangeable(row, at);
  const percentOf = refund === 'all' ? () => 100 : percentsOf(row, at);
  const money = changeMoney({ before: sharesBefore(row), after: new Map(), percentOf });
  return { kind: 'cancel', row, money, changed: null, needsStartRequest: false };
}

/**
 * Plans another slot for a booked order. Throws Problem as assertInTime does; nothing_to_change,
 * validation_failed for a day on which the rental would not hold the returned items, slot_unavailable and slot_taken.
 */
export async function planReschedule(deps: Deps, row: OrderRow, wanted: SlotDto): Promise<PlannedChange> {
  const now = deps.now();
  assertInTime(row, now);
  const isOwn = isSlotOf(row);
  if (isOwn(wanted)) throw new Problem('nothing_to_change');
  const slot: SlotTimes = [wanted.start, wanted.end];
  if (!(await keepsTripsInOrder(deps.db, row, wanted.date, now)))
    throw wrongField('slot.date', RENTAL_MESSAGES.storeTripsOrder);
  const { changed, needsOn, isOffered } = await rebuildOn(deps, row, wanted.date, slot);
  const nearest = () =>
    nearestFreeSlots(deps, { date: wanted.date, slot, isOffered }, needsOn, { orderId: row.id, isOwn });
  if (!isBookable(wanted.date, now) || !isOffered(slot))
    throw new Problem('slot_unavailable', { nearestSlots: await nearest() });
  if ((await roomFor(deps, row, changed.needs)) !== 'free') {
    throw new Problem('slot_taken', { nearestSlots: await nearest() });
  }
  return {
    kind: 'reschedule',
    row,
    money: rescheduleMoney(row, changed, now),
    changed,
    needsStartRequest: changed.startsWithin14Days && row.starts_within_14_days === 0,
    nearest,
  };
}

export function rescheduleMoney(row: OrderRow, changed: ChangedOrder, now: Date): ChangeMoney {
  const before = sharesBefore(row);
  return changeMoney({
    before,
    after: shareOut(changed.quote, changed.services),
    // The fee covers the old slot, so a cheaper day is refunded in full.
    percentOf: () => 100,
    lateFee: lateRescheduleFee(before, percentsOf(row, now)),
  });
}

const isSlotOf = (row: OrderRow) => {
  const own = appointmentOf(row);
  return ({ date, start }: SlotDto): boolean => own.date === date && own.slot[0] === start;
};

export type WantedContents = Pick<
  RequestOf<typeof previewEdit>,
  'addOns' | 'furnitureItems' | 'unit' | 'coverStep' | 'split'
>;

/** Throws Problem as assertInTime, assertCoverInTime and planContents do. */
export async function planEdit(deps: Deps, row: OrderRow, contents: WantedContents): Promise<PlannedChange> {
  const now = deps.now();
  assertInTime(row, now);
  assertCoverInTime(row, contents, now);
  return planContents(deps, row, contents);
}

/**
 * Plans other contents, also after the customer's deadline. Throws Problem as rebuildWith and planInPlace do;
 * nothing_to_change, by_request for an area without a price, unit_taken.
 */
export async function planContents(
  deps: Deps,
  row: OrderRow,
  contents: WantedContents & Pick<Contents, 'worth'>,
): Promise<PlannedChange> {
  const rebuilt = await rebuildWith(deps, row, contents);
  if (isSame(rebuilt.changed, row)) throw new Problem('nothing_to_change');
  await refuseFullUnit(deps, row, rebuilt.changed);
  return planInPlace(deps, row, 'edit', rebuilt);
}

function isSame({ order, services, squareFeet = null }: ChangedOrder, row: OrderRow): boolean {
  const before = orderOf(row);
  const isSameUnit = order.storageSpace === before.storageSpace && squareFeet === row.square_feet;
  const isSameStorageSplit = JSON.stringify(order.split) === JSON.stringify(before.split);
  const isKeptCover = isSameCover(answeredCover(order.cover), answeredCover(before.cover));
  const list = ({ furnitureItems }: typeof before): string => JSON.stringify(furnitureItems);
  return (
    isSameUnit &&
    isKeptCover &&
    isSameStorageSplit &&
    list(order) === list(before) &&
    SERVICES.write(services) === row.services_json
  );
}

/** Throws Problem as assertInTime, rebuildAt and planInPlace do; nothing_to_change. */
export async function planAddresses(deps: Deps, row: OrderRow, addresses: WantedAddresses): Promise<PlannedChange> {
  const now = deps.now();
  assertInTime(row, now);
  const rebuilt = await rebuildAt(deps, row, addresses);
  if (movedAddresses(orderOf(row).addresses, rebuilt.changed.order.addresses).length === 0) {
    throw new Problem('nothing_to_change');
  }
  return planInPlace(deps, row, 'address', rebuilt);
}

/** Plans a change that keeps the slot. Throws Problem slot_taken if the job or its cleaners have no place any more. */
async function planInPlace(
  deps: Deps,
  row: OrderRow,
  kind: Extract<PlannedChange['kind'], 'edit' | 'address'>,
  { changed, needsOn }: Rebuilt,
): Promise<PlannedChange> {
  const now = deps.now();
  const { date, slot } = appointmentOf(row);
  const own = { orderId: row.id, isOwn: isSlotOf(row) };
  const nearest = () => nearestFreeSlots(deps, { date, slot }, needsOn, own);
  if ((await roomFor(deps, row, changed.needs)) !== 'free') {
    throw new Problem('slot_taken', { nearestSlots: await nearest() });
  }
  return {
    kind,
    row,
    money: changeMoney({
      before: sharesBefore(row),
      after: shareOut(changed.quote, changed.services),
      percentOf: percentsOf(row, now),
      percentAfter: percentsAfter(row, changed, now),
    }),
    changed,
    needsStartRequest: changed.startsWithin14Days && (row.starts_within_14_days === 0 || changed.addsServices),
    nearest,
  };
}

/** Throws Problem too_late_to_change after the last day on which cover is changed. */
export function assertCoverOpen(row: OrderRow, now: Date): void {
  if (!isCoverOpen(orderOf(row), londonDate(now))) throw new Problem('too_late_to_change');
}

function assertCoverInTime(row: OrderRow, { coverStep }: Pick<Contents, 'coverStep'>, now: Date): void {
  if (coverStep !== null && coverStep !== answeredCover(orderOf(row).cover).step) assertCoverOpen(row, now);
}

/** Whether the order's items and cover are changed by a form and not on the phone. */
export const offersItems = (row: OrderRow): boolean =>
  changesOf({ order: orderOf(row), services: servicesOf(row), squareFeet: row.square_feet }).includes('items');

/** A change by the desk, with the customer's rules that it breaks. */
export type DeskChange = { readonly planned: PlannedChange; readonly rules: readonly MoveRule[] };

/**
 * Plans another slot for the desk: by the customer's rules, or else free of charge to any later slot that is over-full
 * by one at most. Throws Problem as planReschedule does.
 */
export async function planDeskMove(deps: Deps, row: OrderRow, wanted: SlotDto): Promise<DeskChange> {
  const now = deps.now();
  assertBooked(row);
  const slot: SlotTimes = [wanted.start, wanted.end];
  const broken = { too_late: isTooLate(row, now), not_bookable: !isBookable(wanted.date, now) };
  if (isSlotOf(row)(wanted)) throw new Problem('nothing_to_change');
  const { changed } = await rebuildOn(deps, row, wanted.date, slot);
  const room = await roomFor(deps, row, changed.needs);
  const rules = steppedOver({ ...broken, full: room === 'over' });
  if (rules.length === 0) return { planned: await planReschedule(deps, row, wanted), rules };
  if (now >= startOf({ date: wanted.date, slot })) throw new Problem('slot_unavailable', { nearestSlots: [] });
  if (!(await keepsTripsInOrder(deps.db, row, wanted.date, now)))
    throw wrongField('slot.date', RENTAL_MESSAGES.storeTripsOrder);
  if (room === 'none') throw new Problem('slot_taken', { nearestSlots: [] });
  const after = shareOut(changed.quote, changed.services);
  const money = changeMoney({ before: sharesBefore(row), after, percentOf: () => 100 });
  const needsStartRequest = changed.startsWithin14Days && row.starts_within_14_days === 0;
  const free = { ...money, toPay: NOTHING };
  const over = room === 'over' ? { over: MOST_OVER } : {};
  return { planned: { kind: 'reschedule', row, money: free, changed, needsStartRequest, ...over }, rules };
}

/** Returns `over` if the needed places are free once each slot gets one more. */
async function roomFor(deps: Deps, row: OrderRow, needs: readonly SlotNeed[]): Promise<'free' | 'over' | 'none'> {
  const days = needs.map(({ date }) => date).toSorted();
  const { stateFor, isClosed } = await readAvailability(deps, days[0] ?? '', days.at(-1) ?? '', row.id);
  if (stateFor(needs) !== 'full') return 'free';
  const isOver = stateFor(needs, MOST_OVER) !== 'full' && !days.some(isClosed);
  return isOver ? 'over' : 'none';
}

/** Plans contents, also after the customer's deadline. Throws Problem as assertNotBegun and planContents do. */
export async function planDeskEdit(deps: Deps, row: OrderRow, contents: WantedContents): Promise<DeskChange> {
  await assertNotBegun(deps, row);
  const rules = steppedOver({ too_late: isTooLate(row, deps.now()), not_bookable: false, full: false });
  return { planned: await planContents(deps, row, contents), rules };
}

/** Throws Problem as assertChangeable does; too_late_to_change once the work on an order has begun. */
export async function assertNotBegun({ db, now }: Pick<Deps, 'db' | 'now'>, row: OrderRow): Promise<void> {
  assertChangeable(row, now());
  const visits = await visitsOf(db, row.id);
  if (now() >= startOf(appointmentOf(row)) || visits.some(({ state }) => hasBegun(state)))
    throw new Problem('too_late_to_change');
}
