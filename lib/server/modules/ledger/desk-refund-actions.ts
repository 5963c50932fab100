import { createHash } from 'node:crypto';
import type { DeskRequest } from '@/lib/contracts/desk';
import { refundForms } from '@/lib/contracts/desk-money';
import { formatPence, pence } from '@/lib/domain/money';
import { canRefundPart, PART_REFUND_LABELS, partOf } from '@/lib/domain/order/part-refund';
import { issueCreditNoteByHand } from '@/lib/server/modules/invoices/issue';
import { moneyOf } from '@/lib/server/modules/ledger/order-money-repo';
import { givePartBack } from '@/lib/server/modules/ledger/part-refunds';
import { findPartRefund } from '@/lib/server/modules/ledger/refund-repo';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { transact } from '@/lib/server/platform/db/db';
import { recordAudit } from '@/lib/server/platform/desk/audit';
import { deskActions, orderPage, pageOfOrder } from '@/lib/server/platform/desk/define-action';
import { findForDesk } from '@/lib/server/platform/desk/order-head';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { wakeOutbox } from '@/lib/server/platform/outbox/enqueue';

type Request = DeskRequest<'refundPart'>;

const hashOf = (request: Request, orderId: string): string =>
  createHash('sha256')
    .update(JSON.stringify([orderId, request]))
    .digest('base64url');

/**
 * Refunds a part of an order once for each form: refunds, event, log and mail in one transaction with the order's row
 * locked. Throws Problem not_found, order_changed, refund_changed when another amount is left than the form showed,
 * validation_failed for more than is left.
 */
export async function refundPartForDesk(deps: Deps, operator: Operator, request: Request): Promise<void> {
  const { reference, idempotencyKey: id, why, reason: note } = request;
  const { id: orderId } = await findForDesk(deps, reference);
  const requestHash = hashOf(request, orderId);
  await transact(deps.db, async (trx) => {
    const order = await lockOrder(trx, orderId);
    const known = await findPartRefund(trx, id);
    if (known?.request_hash === requestHash) return;
    if (known) throw wrongField('idempotencyKey', 'This key has been used for another refund');
    if (order.calendar_sequence !== request.version) throw new Problem('order_changed');
    const { left } = await moneyOf(trx, order);
    if (!canRefundPart(order.state, { left })) throw new Problem('refund_changed');
    if (request.expectedLeft !== left) throw new Problem('refund_changed');
    const amount = partOf(request.back, left);
    if (amount === null) throw wrongField('back', 'This is more than is left, or no whole number of pence');
    const at = deps.now();
    const byHand = await givePartBack(trx, { id, orderId, requestHash, reason: why, amount, at });
    await recordAudit(trx, operator, at, {
      action: 'order.refunded',
      subject: reference,
      before: { left: formatPence(left) },
      after: {
        left: formatPence(pence(left - amount)),
        refund: formatPence(amount),
        reason: PART_REFUND_LABELS[why],
        ...(note !== '' && { note }),
        ...(byHand > 0 && { 'of which by hand': formatPence(byHand) }),
      },
    });
    await issueCreditNoteByHand(trx, { order, changeId: id, reason: why, amount: byHand }, at);
  });
  wakeOutbox();
}

export const refundActions = deskActions(refundForms, {
  refundPart: {
    run: refundPartForDesk,
    done: 'The refund is recorded. We are emailing the customer.',
    page: orderPage,
    refusedPage: pageOfOrder('refund'),
    kept: ['back', 'why', 'reason'],
    wrong: { back: 'Enter an amount in pounds, no more than is left to refund.' },
  },
});
