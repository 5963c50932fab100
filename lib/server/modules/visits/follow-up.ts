import { eventSmsDue } from '@/lib/domain/notifications/sms';
import { finalAt, type Progress } from '@/lib/domain/visits/replay';
import { lateNoticeAt } from '@/lib/domain/visits/window';
import { findOrder } from '@/lib/server/modules/orders/repo';
import type { Trx } from '@/lib/server/platform/db/db';
import type { VisitEventRow, VisitRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { readable } from '@/lib/server/platform/row-failures/for-each-row';
import { creditOf } from './late-credit';
import { eventAt } from './progress';

type Said = {
  readonly visit: VisitRow;
  readonly progress: Progress;
  readonly events: readonly VisitEventRow[];
  readonly now: Date;
};

/**
 * Puts what follows from what was said of a visit into the outbox, each once: texts and mails about the drive, the money back for a
 * late arrival, the mail about its end. Each is due when what it tells can no longer be undone, and asks again then.
 */
export async function followUp(trx: Trx, said: Said): Promise<void> {
  await tellOfDrive(trx, said);
  await owe(trx, said);
  await tellOfEnd(trx, said);
}

const DRIVE_TOPICS = {
  onTheWay: ['visit.on_the_way.text', 'visit.on_the_way.customer'],
  late: ['visit.late.text', 'visit.late.customer'],
} as const;

async function tellOfDrive(trx: Trx, { visit, progress, events, now }: Said): Promise<void> {
  const { state, since, window } = progress;
  const event = state === 'on_the_way' && since ? eventAt(events, since) : undefined;
  const due = event && eventSmsDue(new Date(event.at), new Date(event.received_at));
  if (!event || !due) return;
  const about = { orderId: visit.order_id, visitId: visit.id, eventId: event.id };
  const tell = (topic: (typeof DRIVE_TOPICS)[keyof typeof DRIVE_TOPICS][number], availableAt: Date) =>
    enqueue(trx, topic, about, { dedupeKey: `${topic}:${event.id}`, now, availableAt });
  for (const topic of DRIVE_TOPICS.onTheWay) await tell(topic, due);
  if (!window) return;
  for (const topic of DRIVE_TOPICS.late) await tell(topic, lateNoticeAt(window));
}

async function owe(trx: Trx, { visit, progress, events, now }: Said): Promise<void> {
  const { arrivedAt } = progress;
  if (!arrivedAt) return;
  const order = await findOrder(trx, visit.order_id);
  if (!order) return;
  // The handler decides about an unreadable order once it can be read. The crew's reports are stored meanwhile.
  const isDue = readable(
    order.reference,
    () => creditOf(visit, order, progress, events)?.isAutomatic === true,
    () => true,
  );
  if (!isDue) return;
  await enqueue(
    trx,
    'visit.late_credit',
    { orderId: visit.order_id, visitId: visit.id },
    {
      dedupeKey: `visit.late_credit:${visit.id}:${arrivedAt.toISOString()}`,
      now,
      availableAt: finalAt(arrivedAt),
    },
  );
}

async function tellOfEnd(trx: Trx, { visit, progress, now }: Said): Promise<void> {
  const { state, since } = progress;
  if (state !== 'done' || !since) return;
  await enqueue(
    trx,
    'visit.done.customer',
    { orderId: visit.order_id, visitId: visit.id },
    {
      dedupeKey: `visit.done.customer:${visit.id}:${since.toISOString()}`,
      now,
      availableAt: finalAt(since),
    },
  );
}
