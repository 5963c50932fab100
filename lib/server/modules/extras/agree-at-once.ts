import { randomUUID } from 'node:crypto';
import type { KeysPlan } from '@/lib/domain/extras/key-handover';
import type { ExtraPrice } from '@/lib/domain/extras/price';
import type { Trx } from '@/lib/server/platform/db/db';
import type { ExtraRow } from '@/lib/server/platform/db/schema';
import { insertEvent } from '@/lib/server/modules/orders/repo';
import { planReminders } from './reminders';
import { insertExtra } from './repo';
import { extraDetail } from './write-down';

type Chosen = {
  readonly orderId: string;
  readonly plan: KeysPlan;
  readonly what: string;
  readonly price: ExtraPrice;
  readonly at: Date;
};

/**
 * Inserts an agreed extra for the late-keys choice of a customer, at the price shown, and returns its id. The order's
 * row must be locked.
 * The customer's press is the agreement, and the extra is due like any other until it is paid.
 */
export async function agreeAtOnce(trx: Trx, { orderId, plan, what, price, at }: Chosen): Promise<string> {
  const now = at.toISOString();
  const extra: ExtraRow = {
    id: randomUUID(),
    order_id: orderId,
    kind: 'keys',
    place: plan,
    postcode: null,
    what,
    worked_out: price.workedOut,
    reason: '',
    pence: price.amount,
    state: 'agreed',
    asked_by: 'the customer',
    asked_at: now,
    answer_by: now,
    answered_at: now,
    heard_by: null,
    paid_at: null,
    updated_at: now,
  };
  await insertExtra(trx, extra);
  await planReminders(trx, extra, at);
  await insertEvent(trx, orderId, { type: 'extra_agreed', cause: 'visitor', at, detail: extraDetail(extra) });
  return extra.id;
}
