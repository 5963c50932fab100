import type { DeskRequest } from '@/lib/contracts/desk';
import { paymentForms } from '@/lib/contracts/desk-unpaid';
import type { ErrorCode } from '@/lib/contracts/errors';
import { EXTRA_LABELS } from '@/lib/domain/extras/extras';
import { formatPence } from '@/lib/domain/money';
import { deskPath } from '@/lib/routes';
import { findExtra } from '@/lib/server/modules/extras/repo';
import { isQueued } from '@/lib/server/modules/notifications/desk-outbox-repo';
import { expireOrder } from '@/lib/server/modules/order-lifecycle/expire';
import { holdAgain, type NotHeld } from '@/lib/server/modules/order-lifecycle/take-again';
import { isPayableChange } from '@/lib/server/modules/orders/change-dto';
import { waitingChange } from '@/lib/server/modules/orders/changes-repo';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { awaitsOrderPayment } from '@/lib/server/modules/orders/standing';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem } from '@/lib/server/platform/base/problem';
import { transact, type Trx } from '@/lib/server/platform/db/db';
import type { OrderRow } from '@/lib/server/platform/db/schema';
import { recordAudit, type AuditEntry } from '@/lib/server/platform/desk/audit';
import { deskActions, fieldText, orderPage } from '@/lib/server/platform/desk/define-action';
import { findForDesk } from '@/lib/server/platform/desk/order-head';
import { moment } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { enqueue, wakeOutbox, type EnqueueOptions } from '@/lib/server/platform/outbox/enqueue';

const REFUSALS: Readonly<Record<NotHeld, ErrorCode>> = {
  unchanged: 'order_not_payable',
  superseded: 'order_not_payable',
  gone: 'slot_taken',
};

type Asked = Pick<AuditEntry, 'action' | 'after'>;

/**
 * Mails the customer of an order a link to pay what is open: the order itself, a change or an extra. Holds an order
 * that lapsed unpaid again first. Sends once for each form, however often the form is posted. Throws Problem not_found,
 * order_not_payable when nothing is to be paid, slot_taken when the lapsed place is gone.
 */
async function askForPayment(
  deps: Deps,
  operator: Operator,
  { reference, idempotencyKey, extra }: DeskRequest<'askForPayment'>,
): Promise<void> {
  const { id } = await findForDesk(deps, reference);
  await transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, id);
    const dedupeKey = `payment_link:${idempotencyKey}`;
    if (await isQueued(trx, dedupeKey)) return;
    const options = { dedupeKey, now: deps.now() };
    const { action, after } = await (extra ? askForExtra(trx, order, extra, options) : ask(trx, deps, order, options));
    await recordAudit(trx, operator, deps.now(), { action, subject: reference, before: {}, after });
  });
  wakeOutbox();
}

async function askForExtra(
  trx: Trx,
  { id: orderId }: OrderRow,
  extraId: string,
  options: EnqueueOptions,
): Promise<Asked> {
  const extra = await findExtra(trx, extraId);
  if (extra?.order_id !== orderId || extra.state !== 'agreed') throw new Problem('order_not_payable');
  await enqueue(trx, 'order.extra_unpaid.customer', { orderId, extraId, on: '' }, options);
  const after = { extra: EXTRA_LABELS[extra.kind], 'to pay': formatPence(extra.pence) };
  return { action: 'order.payment_asked', after };
}

async function ask(trx: Trx, deps: Deps, order: OrderRow, options: EnqueueOptions): Promise<Asked> {
  const { now } = options;
  const change = await waitingChange(trx, order.id);
  if (change && isPayableChange(change, now)) {
    await enqueue(trx, 'order.change_to_pay.customer', { changeId: change.id }, options);
    return { action: 'order.payment_asked', after: { 'to pay': formatPence(change.to_pay_pence) } };
  }
  const isHeld = awaitsOrderPayment(order, now);
  const { total_pence, hold_expires_at } = isHeld ? order : await heldAnew(trx, deps, order);
  await enqueue(trx, 'order.received.customer', { orderId: order.id }, options);
  return {
    action: isHeld ? 'order.payment_asked' : 'order.held_again',
    after: { 'to pay': formatPence(total_pence), 'held until': moment(hold_expires_at) },
  };
}

async function heldAnew(trx: Trx, deps: Deps, order: OrderRow): Promise<OrderRow> {
  const now = deps.now();
  // The hold has ended, but the lapse is not recorded yet.
  const hasLapsed = await expireOrder(trx, order.id, now);
  const held = await holdAgain(trx, hasLapsed ? await lockOrder(trx, order.id) : order, deps);
  if (typeof held === 'string') throw new Problem(REFUSALS[held]);
  return held;
}

export const paymentActions = deskActions(paymentForms, {
  askForPayment: {
    run: askForPayment,
    done: 'We are emailing the customer how to pay, and until when.',
    page: (fields) => (fieldText(fields, 'page') === 'unpaid' ? deskPath('unpaid') : orderPage(fields)),
  },
});
