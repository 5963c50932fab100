import { randomUUID } from 'node:crypto';
import { pence, type Pence } from '@/lib/domain/money';
import { canRefundPart } from '@/lib/domain/order/part-refund';
import { lateCredit, lateSteps, transportOf, type LateCredit, type LateStep } from '@/lib/domain/visits/late-credit';
import { finalAt, mayUndo, type Progress } from '@/lib/domain/visits/replay';
import { slotOf } from '@/lib/domain/visits/window';
import { issueCreditNoteByHand } from '@/lib/server/modules/invoices/issue';
import { moneyOf } from '@/lib/server/modules/ledger/order-money-repo';
import { latePartsOf } from '@/lib/server/modules/ledger/refund-repo';
import { givePartBack } from '@/lib/server/modules/ledger/refunds';
import { quoteOf } from '@/lib/server/modules/orders/documents';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { transact } from '@/lib/server/platform/db/db';
import type { Db, OrderRow, PartRefundRow, VisitEventRow, VisitRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { eventAt, progressOf } from './progress';
import { findVisit, visitEventsOf } from './repo';

type Visit = Pick<VisitRow, 'kind' | 'date' | 'start'>;

/**
 * Returns the credit for a late visit, or null. It is automatic only if the crew reported its arrival with a correct
 * clock and did not skip to a later step.
 */
export function creditOf(
  visit: Visit,
  order: Pick<OrderRow, 'quote_json'>,
  { arrivedAt }: Pick<Progress, 'arrivedAt'>,
  events: readonly VisitEventRow[],
): LateCredit | null {
  const slot = slotOf(visit);
  const heard = arrivedAt && eventAt(events, arrivedAt);
  if (!slot || !arrivedAt || !heard || heard.type === 'done') return null;
  const credit = lateCredit({
    slotEnd: slot.until,
    arrivedAt,
    receivedAt: new Date(heard.received_at),
    transport: transportOf(visit.kind, quoteOf(order)),
  });
  if (!credit || credit.amount === 0) return null;
  const isSaid = heard.type === 'arrived' && heard.clock_off === 0;
  return { ...credit, isAutomatic: credit.isAutomatic && isSaid };
}

/** Returns the refund of a late visit: an automatic one, or one of our office since the arrival. */
export const givenBack = (
  lateParts: readonly PartRefundRow[],
  { id, order_id }: Pick<VisitRow, 'id' | 'order_id'>,
  { arrivedAt }: Pick<Progress, 'arrivedAt'>,
): PartRefundRow | undefined =>
  lateParts.find(({ visit_id, order_id: of, created_at: at }) =>
    visit_id === null ? of === order_id && arrivedAt !== null && at >= arrivedAt.toISOString() : visit_id === id,
  );

/** Returns the amount already refunded to a waiting customer, or else the refund by time of arrival. */
export async function lateTermsOf(
  db: Db,
  visit: VisitRow,
  order: OrderRow,
  progress: Progress,
): Promise<{ readonly back: Pence | null; readonly steps: readonly LateStep[] }> {
  const back = givenBack(await latePartsOf(db, [order.id]), visit, progress);
  if (back) return { back: back.amount_pence, steps: [] };
  const slot = slotOf(visit);
  const { left } = await moneyOf(db, order);
  if (!slot || !canRefundPart(order.state, { left })) return { back: null, steps: [] };
  return { back: null, steps: lateSteps(slot.until, transportOf(visit.kind, quoteOf(order)), left) };
}

/** The outcome of a credit. `why` is shown at the desk. */
export type Paying =
  | { readonly is: 'paid' }
  | { readonly is: 'early'; readonly until: Date }
  | { readonly is: 'not due'; readonly why: string };

const notDue = (why: string): Paying => ({ is: 'not due', why });

/** Refunds the credit of a late visit, once, even if called repeatedly or in parallel. */
export async function payLateCredit({ db, now }: Pick<Deps, 'db' | 'now'>, visitId: string): Promise<Paying> {
  const at = now();
  return transact(db, async (trx) => {
    const found = await findVisit(trx, visitId);
    if (!found) return notDue('The order has been forgotten');
    const order = await lockOrder(trx, found.order_id);
    const visit = (await findVisit(trx, visitId)) ?? found;
    const events = await visitEventsOf(trx, [visitId]);
    const progress = progressOf(visit.kind, events);
    const credit = creditOf(visit, order, progress, events);
    if (!credit) return notDue('It did not come late after all');
    if (progress.state === 'arrived' && mayUndo(progress, at))
      return { is: 'early', until: finalAt(progress.since ?? at) };
    if (!credit.isAutomatic) return notDue('The arrival was reported late: the desk decides');
    if (givenBack(await latePartsOf(trx, [order.id]), visit, progress)) return notDue('It has gone back already');
    const { left } = await moneyOf(trx, order);
    if (!canRefundPart(order.state, { left })) return notDue('Nothing that was paid is left');
    const amount = pence(Math.min(credit.amount, left));
    const id = randomUUID();
    const back = { id, orderId: order.id, visitId, reason: 'late_arrival', amount, at } as const;
    const byHand = await givePartBack(trx, { ...back, requestHash: `visit ${visitId}` });
    await issueCreditNoteByHand(trx, { order, changeId: id, reason: 'late_arrival', amount: byHand }, at);
    return { is: 'paid' };
  });
}
