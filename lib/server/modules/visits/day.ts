import {
  finalAt,
  mayUndo,
  replay,
  stepsTaken,
  type Progress,
  type Step,
  type VisitEvent,
} from '@/lib/domain/visits/replay';
import type { VisitKind } from '@/lib/domain/visits/states';
import type {
  Db,
  OrderRow,
  PartRefundRow,
  VisitEventRow,
  VisitItemRow,
  VisitRow,
} from '@/lib/server/platform/db/schema';
import { findVisit, visitEventsOf, visitsOf } from './repo';
import { randomUUID } from 'node:crypto';
import { pence, toPounds, type Pence } from '@/lib/domain/money';
import { canRefundPart } from '@/lib/domain/order/part-refund';
import { lateCredit, lateSteps, transportOf, type LateCredit, type LateStep } from '@/lib/domain/visits/late-credit';
import { isPastArrivalWindow, isWithoutWord, slotOf } from '@/lib/domain/visits/window';
import { issueCreditNoteByHand } from '@/lib/server/modules/invoices/issue';
import { latePartsOf, moneyOf } from '@/lib/server/modules/ledger/refund-repo';
import { givePartBack } from '@/lib/server/modules/ledger/refunds';
import { orderOf, quoteOf } from '@/lib/server/modules/orders/documents';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import type { OrderDayDto, VisitDayDto } from '@/lib/contracts/order-day';
import { oneLineEach } from '@/lib/domain/catalogue/space-titles';
import { isBooked } from '@/lib/domain/order/state';
import { dayPhase, shownDays } from '@/lib/domain/visits/publication';
import { vanNow, type CountedItem } from '@/lib/domain/visits/van';
import { itemsOfVisits } from './proof-repo';
import { whoComes } from './work-notes';

export const progressOf = (kind: VisitKind, events: readonly VisitEventRow[]): Progress =>
  replay(kind, events.map(toEvent));

export const stepsOf = (kind: VisitKind, events: readonly VisitEventRow[]): readonly Step[] =>
  stepsTaken(kind, events.map(toEvent));

const toEvent = ({ id, type, at, minutes, note }: VisitEventRow): VisitEvent => ({
  id,
  type,
  minutes,
  note,
  at: new Date(at),
});

/** Returns the event that led to a state at an instant, if any. */
export const eventAt = (events: readonly VisitEventRow[], instant: Date): VisitEventRow | undefined =>
  events.find(({ at, type }) => at === instant.toISOString() && type !== 'planned' && type !== 'undone');

export type VisitLog = { readonly visits: readonly VisitRow[]; readonly events: readonly VisitEventRow[] };

/** Returns the visits of an order with their events, the oldest first. Events of planned visits were all undone. */
export async function readVisitLog(db: Db, orderId: string): Promise<VisitLog> {
  const visits = await visitsOf(db, orderId);
  const begun = visits.filter(({ state }) => state !== 'planned').map(({ id }) => id);
  return { visits, events: await visitEventsOf(db, begun) };
}

type Visit = Pick<VisitRow, 'kind' | 'date' | 'start'>;

/**
 * Returns the credit for a late visit, or null. It is automatic only if the crew reported its arrival with a correct
 * clock and did not skip to a later step.
 */
export function creditOf(
  visit: Visit,
  order: Pick<OrderRow, 'quote_json'>,
  { arrivedAt }: Pick<Progress, 'arrivedAt'>,
  events: readonly VisitEventRow[],
): LateCredit | null {
  const slot = slotOf(visit);
  const heard = arrivedAt && eventAt(events, arrivedAt);
  if (!slot || !arrivedAt || !heard || heard.type === 'done') return null;
  const credit = lateCredit({
    slotEnd: slot.until,
    arrivedAt,
    receivedAt: new Date(heard.received_at),
    transport: transportOf(visit.kind, quoteOf(order)),
  });
  if (!credit || credit.amount === 0) return null;
  const isSaid = heard.type === 'arrived' && heard.clock_off === 0;
  return { ...credit, isAutomatic: credit.isAutomatic && isSaid };
}

/** Returns the refund of a late visit: an automatic one, or one of our office since the arrival. */
export const givenBack = (
  lateParts: readonly PartRefundRow[],
  { id, order_id }: Pick<VisitRow, 'id' | 'order_id'>,
  { arrivedAt }: Pick<Progress, 'arrivedAt'>,
): PartRefundRow | undefined =>
  lateParts.find(({ visit_id, order_id: of, created_at: at }) =>
    visit_id === null ? of === order_id && arrivedAt !== null && at >= arrivedAt.toISOString() : visit_id === id,
  );

/** Returns the amount already refunded to a waiting customer, or else the refund by time of arrival. */
export async function lateTermsOf(
  db: Db,
  visit: VisitRow,
  order: OrderRow,
  progress: Progress,
): Promise<{ readonly back: Pence | null; readonly steps: readonly LateStep[] }> {
  const back = givenBack(await latePartsOf(db, [order.id]), visit, progress);
  if (back) return { back: back.amount_pence, steps: [] };
  const slot = slotOf(visit);
  const { left } = await moneyOf(db, order);
  if (!slot || !canRefundPart(order.state, { left })) return { back: null, steps: [] };
  return { back: null, steps: lateSteps(slot.until, transportOf(visit.kind, quoteOf(order)), left) };
}

/** The outcome of a credit. `why` is shown at the desk. */
export type Paying =
  | { readonly is: 'paid' }
  | { readonly is: 'early'; readonly until: Date }
  | { readonly is: 'not due'; readonly why: string };

const notDue = (why: string): Paying => ({ is: 'not due', why });

/** Refunds the credit of a late visit, once, even if called repeatedly or in parallel. */
export async function payLateCredit({ db, now }: Pick<Deps, 'db' | 'now'>, visitId: string): Promise<Paying> {
  const at = now();
  return transact(db, async (trx) => {
    const found = await findVisit(trx, visitId);
    if (!found) return notDue('The order has been forgotten');
    const order = await lockOrder(trx, found.order_id);
    const visit = (await findVisit(trx, visitId)) ?? found;
    const events = await visitEventsOf(trx, [visitId]);
    const progress = progressOf(visit.kind, events);
    const credit = creditOf(visit, order, progress, events);
    if (!credit) return notDue('It did not come late after all');
    if (progress.state === 'arrived' && mayUndo(progress, at))
      return { is: 'early', until: finalAt(progress.since ?? at) };
    if (!credit.isAutomatic) return notDue('The arrival was reported late: the desk decides');
    if (givenBack(await latePartsOf(trx, [order.id]), visit, progress)) return notDue('It has gone back already');
    const { left } = await moneyOf(trx, order);
    if (!canRefundPart(order.state, { left })) return notDue('Nothing that was paid is left');
    const amount = pence(Math.min(credit.amount, left));
    const id = randomUUID();
    const back = { id, orderId: order.id, visitId, reason: 'late_arrival', amount, at } as const;
    const byHand = await givePartBack(trx, { ...back, requestHash: `visit ${visitId}` });
    await issueCreditNoteByHand(trx, { order, changeId: id, reason: 'late_arrival', amount: byHand }, at);
    return { is: 'paid' };
  });
}

/** Returns the listed items with their counts, and the counted items that are no longer on the list. */
function countedItems(order: OrderRow, rows: readonly VisitItemRow[]): readonly CountedItem[] {
  const listed = oneLineEach(orderOf(order).furnitureItems);
  return [
    ...listed.map(({ id, quantity: planned }) => {
      const row = rows.find(({ item }) => item === id);
      return { planned, loaded: row?.loaded ?? null, unloaded: row?.unloaded ?? null };
    }),
    ...rows
      .filter(({ item }) => listed.every(({ id }) => id !== item))
      .map(({ loaded, unloaded }) => ({ planned: 0, loaded, unloaded })),
  ];
}

type Seen = {
  readonly db: Db;
  readonly order: OrderRow;
  readonly events: readonly VisitEventRow[];
  readonly items: readonly VisitItemRow[];
  readonly parts: readonly PartRefundRow[];
  readonly now: Date;
};

/** Returns today's visits, else those announced for tomorrow, or null. `counted`: the items, if already read. */
export async function orderDay(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  order: OrderRow,
  { visits: all, events }: VisitLog,
  counted?: readonly VisitItemRow[],
): Promise<OrderDayDto | null> {
  if (!isBooked(order.state) && order.state !== 'completed') return null;
  const at = now();
  const date = shownDays(at).find((day) => dayPhase(day, at) !== null && all.some((visit) => isShown(visit, day)));
  if (date === undefined) return null;
  const visits = all.filter((visit) => isShown(visit, date)).toSorted((a, b) => a.start.localeCompare(b.start));
  const ids = visits.map(({ id }) => id);
  const [items, parts] = await Promise.all([counted ?? itemsOfVisits(db, ids), latePartsOf(db, [order.id])]);
  const shown = await Promise.all(
    visits.map((visit) => {
      const isOwn = ({ visit_id }: { readonly visit_id: string }) => visit_id === visit.id;
      return visitDay(visit, { db, order, parts, now: at, events: events.filter(isOwn), items: items.filter(isOwn) });
    }),
  );
  return {
    date,
    isToday: dayPhase(date, at) === 'followed',
    checkedAt: at.toISOString(),
    visits: shown.filter((visit) => visit !== null),
  };
}

const isShown = ({ date, state }: VisitRow, day: string): boolean => date === day && state !== 'cancelled';

async function visitDay(visit: VisitRow, seen: Seen): Promise<VisitDayDto | null> {
  const slot = slotOf(visit);
  if (!slot) return null;
  const { db, order, events, items, now } = seen;
  const progress = progressOf(visit.kind, events);
  const { state, window } = progress;
  const isLate = isPastArrivalWindow(state, window, now);
  return {
    kind: visit.kind,
    state,
    steps: stepsOf(visit.kind, events).map((step) => ({ state: step.state, at: step.at.toISOString() })),
    slot: slot.times,
    who: await whoComes(db, visit),
    window: window && { from: window.from.toISOString(), until: window.until.toISOString() },
    news: isLate ? 'later' : isWithoutWord(state, window, slot.until, now) ? 'no_word' : 'as_said',
    van: vanNow(visit.kind, state, countedItems(order, items)),
    credit: creditView(visit, progress, seen),
  };
}

function creditView(visit: VisitRow, progress: Progress, { order, events, parts }: Seen): VisitDayDto['credit'] {
  const credit = creditOf(visit, order, progress, events);
  if (!credit) return null;
  const given = givenBack(parts, visit, progress);
  return {
    pounds: toPounds(given ? given.amount_pence : credit.amount),
    percent: credit.percent,
    is: given ? 'given' : credit.isAutomatic ? 'coming' : 'asked',
  };
}
