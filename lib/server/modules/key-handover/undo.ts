import { mayUndoKeys } from '@/lib/domain/extras/key-handover';
import { appointmentsOf, startOf } from '@/lib/domain/order/appointments';
import { findExtra } from '@/lib/server/modules/extras/repo';
import { withdrawChosen } from '@/lib/server/modules/extras/steps';
import { targetOf } from '@/lib/server/modules/orders/change-target';
import { findChange } from '@/lib/server/modules/orders/changes-repo';
import { orderOf } from '@/lib/server/modules/orders/documents';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { mobileOf } from '@/lib/server/modules/sms/plan';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Db, Trx } from '@/lib/server/platform/db/db';
import type { KeyHandoverRow, OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue } from '@/lib/server/platform/outbox/enqueue';
import { giveSlots } from './make-true';
import { findKeyHandover, markUndone } from './repo';
import { situationOf, type Situation } from './situation';

/** The last choice with whether it is paid, and the order before it, or null when it cannot be undone on the page. */
export type KeptHandover = {
  readonly row: KeyHandoverRow;
  readonly isPaid: boolean;
  readonly before: ReturnType<typeof orderOf> | null;
};

export async function keptOf(
  db: Db,
  order: OrderRow,
  { kept: row, state }: Pick<Situation, 'kept' | 'state'>,
  now: Date,
): Promise<KeptHandover | null> {
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

/**
 * Undoes a late-keys choice: restores the order's slots and withdraws its extra. A repeated call does nothing.
 * Throws Problem nothing_to_change for an unknown choice, too_late_to_change when the page no longer offers it,
 * slot_taken when another order has the old slot.
 */
export async function undoKeyHandover(
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

/** Confirms a choice by mail, and by text to who gets texts. The office is told of the change itself (announceChange). */
export async function tellChosen(trx: Trx, order: OrderRow, { id: keysId }: KeyHandoverRow, now: Date): Promise<void> {
  const topics = mobileOf(order) === null ? ([MAIL] as const) : ([MAIL, TEXT] as const);
  for (const topic of topics) {
    await enqueue(trx, topic, { orderId: order.id, keysId }, { dedupeKey: `${topic}:${keysId}`, now });
  }
}

/** Confirms that it was undone, by mail. */
async function tellUndone(trx: Trx, { id: keysId, order_id: orderId }: KeyHandoverRow, now: Date): Promise<void> {
  const topic = 'order.keys_undone.customer';
  await enqueue(trx, topic, { orderId, keysId }, { dedupeKey: `${topic}:${keysId}`, now });
}
