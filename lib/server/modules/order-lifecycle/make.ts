import { hash, randomUUID } from 'node:crypto';
import { NOTHING, type Pence } from '@/lib/domain/money';
import type { Cause } from '@/lib/domain/order/history';
import { isBooked } from '@/lib/domain/order/state';
import { moneyOf } from '@/lib/server/modules/ledger/refund-repo';
import { applyChange } from './apply-change';
import { endWaitingChange, expireLapsedHolds } from './expire';
import { CHANGED_ORDER, targetOf } from '@/lib/server/modules/orders/change-target';
import { findChangeByKey, insertChange } from '@/lib/server/modules/orders/changes-repo';
import { insertEvent, lockWithRental } from '@/lib/server/modules/orders/repo';
import { holdMorePlaces } from '@/lib/server/modules/slots/reserve';
import { refuseFullUnit } from '@/lib/server/modules/units/refusal';
import { refusedNow } from '@/lib/server/modules/visits/refused-now';
import { mayMoveTo } from '@/lib/server/modules/visits/sync';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import type { OrderChangeRow, OrderRow, Trx } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue, wakeOutbox } from '@/lib/server/platform/outbox/enqueue';
import { MESSAGES } from '@/lib/validation/messages';
import { heldUntil, type PromisedChange } from './plan-change';

/** The amounts and the version that the customer or operator confirmed. */
export type Confirmation = {
  readonly idempotencyKey: string;
  readonly version: number;
  readonly expectedToPay?: Pence;
  readonly expectedRefund: Pence;
  readonly wantsStartWithin14Days?: boolean;
};

/** Returns the hash of a request without the guest's token. The schema fixes the order of the keys. */
export const hashOf = (kind: string, request: { readonly id: string }): string =>
  hash('sha256', JSON.stringify([kind, { ...request, token: '' }]), 'base64url');

/** Returns the change that this request has made before. Throws Problem if its key was used for another change. */
export async function madeBefore({ db }: Deps, key: string, requestHash: string): Promise<OrderChangeRow | null> {
  const known = await findChangeByKey(db, key);
  if (known && known.request_hash !== requestHash) {
    throw wrongField('idempotencyKey', 'This key has been used for another change');
  }
  return known ?? null;
}

/**
 * Makes a planned change, or holds its places until the difference is paid (LAW-6). Throws Problem order_changed,
 * price_changed, refund_changed, slot_taken, validation_failed.
 */
export async function makeChange(
  deps: Deps,
  planned: PromisedChange,
  given: Confirmation,
  requestHash: string,
): Promise<OrderChangeRow> {
  const change = newChange(planned, given, requestHash, deps.now());
  try {
    assertAgreed(planned, given);
    await expireLapsedHolds(deps, planned.changed?.needs ?? []);
    await transact(deps.db, (trx) => storeChange(trx, deps, planned, change));
  } catch (error) {
    // The same request may have made this change in parallel.
    const made = await madeBefore(deps, given.idempotencyKey, requestHash);
    if (made) return made;
    const why = error instanceof RolledBack ? error.why : null;
    if (why === 'places_taken' && planned.changed) await refuseFullUnit(deps, planned.row, planned.changed);
    if (why === 'places_taken') throw new Problem('slot_taken', { nearestSlots: (await planned.nearest?.()) ?? [] });
    if (why === 'moved') throw new Problem('order_changed');
    if (why === 'less_left') throw new Problem('refund_changed');
    throw error;
  }
  wakeOutbox();
  return change;
}

function assertAgreed({ row, money, needsStartRequest }: PromisedChange, given: Confirmation): void {
  if (row.calendar_sequence !== given.version) throw new Problem('order_changed');
  if ((given.expectedToPay ?? NOTHING) !== money.toPay) throw new Problem('price_changed');
  if (given.expectedRefund !== money.refund) throw new Problem('refund_changed');
  if (needsStartRequest && given.wantsStartWithin14Days !== true) {
    throw wrongField('wantsStartWithin14Days', MESSAGES.startRequestRequired);
  }
}

function newChange(
  planned: PromisedChange,
  { idempotencyKey }: Confirmation,
  requestHash: string,
  now: Date,
): OrderChangeRow {
  const { kind, row, money, changed, actor } = planned;
  const isPaidFirst = money.toPay > 0;
  const version = row.calendar_sequence;
  return {
    id: randomUUID(),
    order_id: row.id,
    idempotency_key: idempotencyKey,
    request_hash: requestHash,
    kind,
    state: isPaidFirst ? 'awaiting_payment' : 'applied',
    from_version: version,
    version: isPaidFirst ? version : version + 1,
    target_json: changed && CHANGED_ORDER.write(changed),
    to_pay_pence: money.toPay,
    refund_pence: money.refund,
    late_fee_pence: money.lateFee,
    hold_expires_at: isPaidFirst ? heldUntil(planned, actor?.cause ?? 'visitor', now).toISOString() : null,
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

/** Rolls back the transaction. `moved`: the order was changed meanwhile, or a crew is on its way. */
class RolledBack extends Error {
  constructor(readonly why: 'made_before' | 'moved' | 'places_taken' | 'less_left') {
    super(why);
  }
}

/** Stores a change and applies it or holds its places. It replaces a change that waits for payment. */
async function storeChange(
  trx: Trx,
  deps: Pick<Deps, 'now' | 'config'>,
  { row, actor, over }: PromisedChange,
  change: OrderChangeRow,
): Promise<void> {
  const order = await lockWithRental(trx, row.id);
  if (!isBooked(order.state) || order.calendar_sequence !== change.from_version) throw new RolledBack('moved');
  const refusal = await refusedNow(trx, order, { kind: change.kind, isOurs: actor !== undefined });
  if (refusal) throw new Problem(refusal);
  if (change.refund_pence > 0 && change.refund_pence > (await moneyOf(trx, order)).left)
    throw new RolledBack('less_left');
  if (!(await insertChange(trx, change))) throw new RolledBack('made_before');
  await endWaitingChange(trx, order.id, { to: 'superseded', at: deps.now(), but: change.id });
  await actor?.record(trx);
  const cause = actor?.cause ?? 'visitor';
  if (change.state === 'awaiting_payment') return hold(trx, deps, order, { change, cause });
  const outcome = await applyChange(trx, deps, order, { change, cause, over });
  if (outcome === 'full') throw new RolledBack('places_taken');
  if (outcome === 'order_changed') throw new RolledBack('moved');
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
  if (!(await mayMoveTo(trx, order.id, needs))) throw new RolledBack('moved');
  if (!(await holdMorePlaces(trx, order.id, { needs, until, capacity: config.capacity })))
    throw new RolledBack('places_taken');
  const detail = { changeId: change.id, kind: change.kind, toPay: change.to_pay_pence };
  await insertEvent(trx, order.id, { type: 'change_started', cause, at, detail });
  // A customer goes on to the payment at once.
  if (cause !== 'operator') return;
  const topic = 'order.change_to_pay.customer';
  await enqueue(trx, topic, { changeId: change.id }, { dedupeKey: `${topic}:${change.id}`, now: at });
}
