import { createHash, randomUUID } from 'node:crypto';
import { fromPounds } from '@/lib/domain/money';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import type { OrderChangeRow } from '@/lib/server/platform/db/schema';
import { transact } from '@/lib/server/platform/db/transact';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/wake';
import { CHANGED_ORDER } from '@/lib/server/modules/orders/change-target';
import { findChangeByKey } from '@/lib/server/modules/orders/changes-repo';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { refuseFullUnit } from '@/lib/server/modules/units/refusal';
import { MESSAGES } from '@/lib/validation/messages';
import { heldUntil } from './planned';
import type { PromisedChange } from './promise';
import { LessIsLeft, OrderMoved, PlacesTaken, storeChange } from './store';

/** The amounts in pounds and the version that the customer saw in the preview and confirmed. */
export type Confirmation = {
  readonly idempotencyKey: string;
  readonly version: number;
  readonly expectedToPay?: number;
  readonly expectedRefund: number;
  readonly wantsStartWithin14Days?: boolean;
};

/**
 * Returns the hash of a request without the guest's token. The schema fixes the key order, so equal requests have
 * equal hashes.
 */
export const hashOf = (kind: string, request: Confirmation & { readonly id: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, { ...request, token: '' }]))
    .digest('base64url');

/** Returns the change that this request has already made. Throws Problem when its key was used for another change. */
export async function madeBefore({ db }: Deps, key: string, requestHash: string): Promise<OrderChangeRow | null> {
  const known = await findChangeByKey(db, key);
  if (known && known.request_hash !== requestHash) {
    throw wrongField('idempotencyKey', 'This key has been used for another change');
  }
  return known ?? null;
}

/**
 * Makes a planned change in one transaction: at once when nothing is due, else it holds the new places until the
 * difference is paid.
 * Throws Problem: order_changed, price_changed, refund_changed, slot_taken, validation_failed (LAW-6).
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
    // Whatever is in the way may be what the same request has changed in parallel.
    const made = await madeBefore(deps, given.idempotencyKey, requestHash);
    if (made) return made;
    if (error instanceof PlacesTaken && planned.changed) await refuseFullUnit(deps, planned.row, planned.changed);
    if (error instanceof PlacesTaken) throw new Problem('slot_taken', { nearestSlots: await planned.nearest() });
    if (error instanceof OrderMoved) throw new Problem('order_changed');
    if (error instanceof LessIsLeft) throw new Problem('refund_changed');
    throw error;
  }
  wakeOutbox();
  return change;
}

function assertAgreed({ row, money, needsStartRequest }: PromisedChange, given: Confirmation): void {
  if (row.calendar_sequence !== given.version) throw new Problem('order_changed');
  if (fromPounds(given.expectedToPay ?? 0) !== money.toPay) throw new Problem('price_changed');
  if (fromPounds(given.expectedRefund) !== money.refund) throw new Problem('refund_changed');
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
