import { planParkingReminders, planReminders } from '@/lib/server/modules/addresses/reminders';
import { planChecklistMails } from '@/lib/server/modules/checklist/service';
import { findDelegate } from '@/lib/server/modules/delegation/repo';
import { insertEvent } from '@/lib/server/modules/orders/repo';
import { planEvenings } from '@/lib/server/modules/sms/plan';
import { syncVisits } from '@/lib/server/modules/visits/sync';
import type { OrderRow, Trx } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import type { OutboxTopics } from '@/lib/server/platform/outbox/topics';

type What = OutboxTopics['helper.return.customer']['what'];

/** Tells a rental's owner about a delegate's return, and records a new one in the rental's history. */
export async function tellOwner(trx: Trx, order: OrderRow, what: What, now: Date): Promise<void> {
  if (order.helper_id === null || order.store_order_id === null) return;
  const topic = 'helper.return.customer';
  const dedupeKey = `${topic}:${order.id}:${order.calendar_sequence}`;
  await enqueue(trx, topic, { orderId: order.id, what }, { dedupeKey, now });
  if (what !== 'ordered') return;
  const delegate = await findDelegate(trx, order.helper_id);
  const detail = { helper: delegate?.name ?? '', reference: order.reference };
  await insertEvent(trx, order.store_order_id, { type: 'helper_ordered', cause: 'helper', at: now, detail });
}

/** Plans the reminders and mails of a booked order again, and updates its visits. */
export async function planFollowUps(trx: Trx, order: OrderRow, now: Date): Promise<void> {
  await planReminders(trx, order, now);
  await planParkingReminders(trx, order, now);
  await planChecklistMails(trx, order, now);
  await planEvenings(trx, order, now);
  await syncVisits(trx, order, now);
}
