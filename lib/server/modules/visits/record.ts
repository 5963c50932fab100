import { randomUUID } from 'node:crypto';
import { eventSmsDue } from '@/lib/domain/notifications/sms';
import { finalAt, trustedTime, type Progress } from '@/lib/domain/visits/replay';
import type { CrewEventType, VisitEventType } from '@/lib/domain/visits/states';
import { lateNoticeAt } from '@/lib/domain/visits/window';
import { findOrder, lockOrder } from '@/lib/server/modules/orders/repo';
import type { Trx, VisitCause, VisitEventRow, VisitRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { creditOf, eventAt, progressOf } from './day';
import { findVisit, insertVisitEvents, updateVisit, visitEventsOf } from './repo';

type ReportedEventOf<Type extends VisitEventType> = ReportedEvent & { readonly id: string; readonly type: Type };

/** Only the order plans or cancels a visit, and only a crew sends `absent`, its request to end one. */
export type DeskReport = ReportedEventOf<Exclude<VisitEventType, 'planned' | 'cancelled' | 'absent'>>;
export type CrewReport = ReportedEventOf<CrewEventType>;

export type Recording = { readonly visitId: string; readonly receivedAt: Date } & (
  | { readonly cause: 'crew'; readonly said: readonly CrewReport[] }
  | { readonly cause: 'operator'; readonly said: readonly DeskReport[] }
);

/** Locks the order's row. Returns the visit before and after its events, or null for an unknown visit. */
export async function recordReportedEvents(
  trx: Trx,
  { visitId, said, receivedAt, cause }: Recording,
): Promise<{ readonly before: VisitRow; readonly after: VisitRow } | null> {
  const found = await findVisit(trx, visitId);
  if (!found) return null;
  await lockOrder(trx, found.order_id);
  const before = (await findVisit(trx, visitId)) ?? found;
  const rows = said.map((each) => rowOf(before, each, { receivedAt, cause }));
  return { before, after: await write(trx, before, rows, receivedAt) };
}

/** A reported event of a visit. From a device, it has the device's id and time. */
type ReportedEvent = {
  readonly id?: string;
  readonly type: VisitEventType;
  readonly at: Date;
  readonly minutes?: number | null;
  /** For `stay`: the desk's note to the crew. */
  readonly note?: string | null;
};
type Heard = { readonly receivedAt: Date; readonly cause: VisitCause };

/** Stores an event caused by the order, dated after all earlier events, even those of a clock that is ahead. */
export async function recordOrderEvent(
  trx: Trx,
  visit: VisitRow,
  type: 'planned' | 'cancelled' | 'done',
  now: Date,
  cause: VisitCause = 'order',
): Promise<VisitRow> {
  const last = (await visitEventsOf(trx, [visit.id])).at(-1);
  const at = new Date(Math.max(now.getTime(), last ? Date.parse(last.at) + 1 : 0));
  const row = { ...rowOf(visit, { type, at: now }, { receivedAt: now, cause }), at: at.toISOString() };
  return write(trx, visit, [row], now);
}

/** Stores events and updates the visit's state. Repeated events change nothing. The order's row must be locked. */
async function write(trx: Trx, visit: VisitRow, rows: readonly VisitEventRow[], now: Date): Promise<VisitRow> {
  await insertVisitEvents(trx, rows);
  const events = await visitEventsOf(trx, [visit.id]);
  const progress = progressOf(visit.kind, events);
  const { state, since, window } = progress;
  const then = {
    state,
    eta_from: window?.from.toISOString() ?? null,
    eta_until: window?.until.toISOString() ?? null,
    done_at: state === 'done' ? (since?.toISOString() ?? null) : null,
  };
  if ((Object.keys(then) as (keyof typeof then)[]).every((key) => visit[key] === then[key])) return visit;
  await followUp(trx, { visit, progress, events, now });
  return (await updateVisit(trx, visit.id, { ...then, updated_at: now.toISOString() })) ?? visit;
}

function rowOf(
  visit: VisitRow,
  { id = randomUUID(), type, at: said, minutes, note }: ReportedEvent,
  heard: Heard,
): VisitEventRow {
  const { receivedAt, cause } = heard;
  const { at, isClockOff } = trustedTime(said, receivedAt);
  return {
    id,
    visit_id: visit.id,
    type,
    at: at.toISOString(),
    received_at: receivedAt.toISOString(),
    clock_off: isClockOff ? 1 : 0,
    cause,
    minutes: minutes ?? null,
    note: note ?? null,
  };
}

type Said = {
  readonly visit: VisitRow;
  readonly progress: Progress;
  readonly events: readonly VisitEventRow[];
  readonly now: Date;
};

/** Enqueues what follows from events, due when they can no longer be undone. Delivery checks them again. */
async function followUp(trx: Trx, said: Said): Promise<void> {
  await notifyOfDrive(trx, said);
  await enqueueLateCredit(trx, said);
  await notifyOfEnd(trx, said);
}

const ON_THE_WAY = ['visit.on_the_way.text', 'visit.on_the_way.customer'] as const;
const LATE = ['visit.late.text', 'visit.late.customer'] as const;

async function notifyOfDrive(trx: Trx, { visit, progress, events, now }: Said): Promise<void> {
  const { state, since, window } = progress;
  const event = state === 'on_the_way' && since ? eventAt(events, since) : undefined;
  const due = event && eventSmsDue(new Date(event.at), new Date(event.received_at));
  if (!event || !due) return;
  const about = { orderId: visit.order_id, visitId: visit.id, eventId: event.id };
  const notify = (topic: (typeof ON_THE_WAY | typeof LATE)[number], availableAt: Date) =>
    enqueue(trx, topic, about, { dedupeKey: `${topic}:${event.id}`, now, availableAt });
  for (const topic of ON_THE_WAY) await notify(topic, due);
  if (window) for (const topic of LATE) await notify(topic, lateNoticeAt(window));
}

async function enqueueLateCredit(trx: Trx, { visit, progress, events, now }: Said): Promise<void> {
  const { arrivedAt } = progress;
  if (!arrivedAt) return;
  const order = await findOrder(trx, visit.order_id);
  if (!order) return;
  // The handler decides about an order that cannot be read yet.
  const isDue = readable(order.reference, () => creditOf(visit, order, progress, events)?.isAutomatic === true, true);
  if (!isDue) return;
  const dedupeKey = `visit.late_credit:${visit.id}:${arrivedAt.toISOString()}`;
  const about = { orderId: visit.order_id, visitId: visit.id };
  await enqueue(trx, 'visit.late_credit', about, { dedupeKey, now, availableAt: finalAt(arrivedAt) });
}

async function notifyOfEnd(trx: Trx, { visit, progress, now }: Said): Promise<void> {
  const { state, since } = progress;
  if (state !== 'done' || !since) return;
  const dedupeKey = `visit.done.customer:${visit.id}:${since.toISOString()}`;
  const about = { orderId: visit.order_id, visitId: visit.id };
  await enqueue(trx, 'visit.done.customer', about, { dedupeKey, now, availableAt: finalAt(since) });
}
