import type { Cause } from '@/lib/domain/order/history';
import { isBooked } from '@/lib/domain/order/state';
import { Problem } from '@/lib/server/platform/base/problem';
import type { Trx } from '@/lib/server/platform/db/db';
import type { OrderChangeRow, OrderRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { moneyOf } from '@/lib/server/modules/ledger/order-money-repo';
import { targetOf } from '@/lib/server/modules/orders/change-target';
import { insertChange } from '@/lib/server/modules/orders/changes-repo';
import { insertEvent, lockWithRental } from '@/lib/server/modules/orders/repo';
import { holdMorePlaces } from '@/lib/server/modules/slots/move-places';
import { askForDifference } from '@/lib/server/modules/order-lifecycle/announce-change';
import { applyChange } from '@/lib/server/modules/order-lifecycle/apply-change';
import { endWaitingChange } from '@/lib/server/modules/order-lifecycle/end-changes';
import { refusedNow } from '@/lib/server/modules/visits/refused-now';
import { mayMoveTo } from '@/lib/server/modules/visits/sync';
import type { PromisedChange } from './promise';

/** Thrown in the transaction to undo it: the same request has made the change meanwhile. */
export class WasMade extends Error {}
/** Thrown in the transaction to undo it: the order has been changed since the change was worked out, or a crew is on its way. */
export class OrderMoved extends Error {}
/** Thrown in the transaction to undo it: a slot that the change needs is full. */
export class PlacesTaken extends Error {}

/** Thrown in the transaction to undo it: money has gone back since the refund was worked out, and less is left. */
export class LessIsLeft extends Error {}

/**
 * Writes a change with all that belongs to it: it is made, or its new places are held for the payment. A change that
 * was waiting for its payment gives way to it. Throws WasMade, OrderMoved, PlacesTaken, LessIsLeft, and Problem as
 * refusedNow says.
 */
export async function storeChange(
  trx: Trx,
  deps: Pick<Deps, 'now' | 'config'>,
  { row, actor, over }: PromisedChange,
  change: OrderChangeRow,
): Promise<void> {
  const order = await lockWithRental(trx, row.id);
  if (!isBooked(order.state) || order.calendar_sequence !== change.from_version) throw new OrderMoved();
  const refusal = await refusedNow(trx, order, { kind: change.kind, isOurs: actor !== undefined });
  if (refusal) throw new Problem(refusal);
  if (change.refund_pence > 0 && change.refund_pence > (await moneyOf(trx, order)).left) throw new LessIsLeft();
  if (!(await insertChange(trx, change))) throw new WasMade();
  await endWaitingChange(trx, order.id, { to: 'superseded', at: deps.now(), but: change.id });
  await actor?.record(trx);
  const cause = actor?.cause ?? 'visitor';
  if (change.state === 'awaiting_payment') return hold(trx, deps, order, { change, cause });
  const outcome = await applyChange(trx, deps, order, { change, cause, over });
  if (outcome === 'full') throw new PlacesTaken();
  if (outcome === 'order_changed') throw new OrderMoved();
}

async function hold(
  trx: Trx,
  { now, config }: Pick<Deps, 'now' | 'config'>,
  order: OrderRow,
  { change, cause }: { readonly change: OrderChangeRow; readonly cause: Cause },
): Promise<void> {
  const at = now();
  const until = new Date(change.hold_expires_at ?? at);
  const needs = targetOf(change)?.needs ?? [];
  if (!(await mayMoveTo(trx, order.id, needs))) throw new OrderMoved();
  if (!(await holdMorePlaces(trx, order.id, { needs, until, capacity: config.capacity }))) throw new PlacesTaken();
  const detail = { changeId: change.id, kind: change.kind, toPay: change.to_pay_pence };
  await insertEvent(trx, order.id, { type: 'change_started', cause, at, detail });
  // Who changes their order themselves goes on to the payment at once.
  if (cause === 'operator') await askForDifference(trx, change.id, at);
}
