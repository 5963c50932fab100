import { reminderAt, reminderDays } from '@/lib/domain/extras/state';
import type { Trx } from '@/lib/server/platform/db/db';
import type { ExtraRow } from '@/lib/server/platform/db/schema';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { dropWaiting } from '@/lib/server/platform/outbox/waiting-repo';

const TOPIC = 'order.extra_unpaid.customer';
type About = Pick<ExtraRow, 'id' | 'order_id'>;

const aboutDay = ({ id: extraId, order_id: orderId }: About, on: string) => ({ orderId, extraId, on });

/** Puts the mails that ask for its payment into the outbox, for their days. */
export async function planReminders(trx: Trx, extra: About, agreedAt: Date): Promise<void> {
  for (const on of reminderDays(agreedAt)) {
    const dedupeKey = `${TOPIC}:${extra.id}:${on}`;
    await enqueue(trx, TOPIC, aboutDay(extra, on), { dedupeKey, now: agreedAt, availableAt: reminderAt(on) });
  }
}

/** Takes those out that still wait: it is paid, or nobody owes it. */
export async function dropReminders(trx: Trx, extra: About & Pick<ExtraRow, 'answered_at'>): Promise<void> {
  if (extra.answered_at === null) return;
  for (const on of reminderDays(new Date(extra.answered_at))) await dropWaiting(trx, TOPIC, aboutDay(extra, on));
}
