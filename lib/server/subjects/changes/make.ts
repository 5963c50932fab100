import { createHash, randomUUID } from 'node:crypto';
import { fromPounds } from '@/lib/domain/money';
import { Problem, wrongField } from '@/lib/server/kernel/base/problem';
import type { OrderChangeRow } from '@/lib/server/kernel/db/schema';
import { transact } from '@/lib/server/kernel/db/transact';
import type { Deps } from '@/lib/server/kernel/installation/deps';
import { wakeOutbox } from '@/lib/server/kernel/outbox/wake';
import { CHANGED_ORDER } from '@/lib/server/subjects/orders/change-target';
import { findChangeByKey } from '@/lib/server/subjects/orders/changes-repo';
import { expireLapsedHolds } from '@/lib/server/subjects/transitions/expire';
import { refuseFullUnit } from '@/lib/server/subjects/units/refusal';
import { MESSAGES } from '@/lib/validation/messages';
import { heldUntil } from './planned';
import type { PromisedChange } from './promise';
import { LessIsLeft, OrderMoved, PlacesTaken, storeChange } from './store';

/** What the customer confirmed: the amounts and the version that the preview named. Pounds. */
export type Confirmation = {
  readonly idempotencyKey: string;
  readonly version: number;
  readonly expectedToPay?: number;
  readonly expectedRefund: number;
  readonly wantsStartWithin14Days?: boolean;
};

/** Equal requests have equal hashes: the schema writes keys in its own order. The guest's token is not in it. */
export const hashOf = (kind: string, request: Confirmation & { readonly id: string }): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, { ...request, token: '' }]))
    .digest('base64url');

/** The change that this request has made already. Throws Problem when its key was used for something else. */
export async function madeBefore({ db }: Deps, key: string, requestHash: string): Promise<OrderChangeRow | null> {
  const known = await findChangeByKey(db, key);
  if (known && known.request_hash !== requestHash) {
    throw wrongField('idempotencyKey', 'This key has been used for another change');
  }
  return known ?? null;
}

/**
 * Makes a planned change in one transaction: at once when nothing is to be paid, else its new places are held while the
 * difference is. Throws Problem: order_changed, price_changed, refund_changed, slot_taken, validation_failed (LAW-6).
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
    // Whatever is in its way now, it may be what the same request has changed meanwhile.
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
