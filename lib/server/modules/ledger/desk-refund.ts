import { hash, randomUUID } from 'node:crypto';
import type { DeskRequest } from '@/lib/contracts/desk';
import { refundForms, type RefundView } from '@/lib/contracts/desk-money';
import { formatPence, pence, type Pence } from '@/lib/domain/money';
import {
  CHOSEN_REFUND_REASONS,
  PART_REFUND_LABELS,
  canRefundPart,
  isPartRefundReason,
  partOf,
} from '@/lib/domain/order/part-refund';
import { issueCreditNoteByHand } from '@/lib/server/modules/invoices/issue';
import { moneyOf } from '@/lib/server/modules/ledger/order-money-repo';
import { findPartRefund, onlineLeft } from '@/lib/server/modules/ledger/refund-repo';
import { givePartBack } from '@/lib/server/modules/ledger/refunds';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import type { Operator } from '@/lib/server/modules/sessions/operator';
import { Problem, wrongField } from '@/lib/server/platform/base/problem';
import { deskActions, orderPage, pageOfOrder } from '@/lib/server/platform/desk/define-action';
import { changeOrder, headOf } from '@/lib/server/platform/desk/order-head';
import { queryParam, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';

/** Null for an unknown reference. */
export async function refundPage(deps: Deps, reference: string, query: Query): Promise<RefundView | null> {
  const row = await findOrderByReference(deps.db, reference);
  if (!row) return null;
  const [money, online] = await Promise.all([moneyOf(deps.db, row), onlineLeft(deps.db, row.id)]);
  const [back, why] = [queryParam(query, 'back'), queryParam(query, 'why')];
  return {
    kind: 'refund',
    head: headOf(row),
    version: row.calendar_sequence,
    idempotencyKey: randomUUID(),
    facts: [
      { label: 'Paid', text: formatPence(money.paid) },
      { label: 'Refunded so far', text: formatPence(money.goneBack) },
      { label: 'Left to refund', text: formatPence(money.left) },
    ],
    left: money.left,
    reasons: CHOSEN_REFUND_REASONS.map((value) => ({ value, label: PART_REFUND_LABELS[value] })),
    back: /^\d{1,6}(?:\.\d{1,2})?$/.test(back) ? back : '',
    why: isPartRefundReason(why) ? why : '',
    byHand: byHandText(money.left, online),
    refusal: canRefundPart(row.state, money) ? '' : 'Nothing that was paid for this order is left to refund.',
  };
}

function byHandText(left: Pence, online: Pence): string {
  if (online >= left) return '';
  if (online === 0) return 'Nothing that was paid online is left: pay the refund back in another way.';
  return `Up to ${formatPence(online)} goes back online. Pay what is above it back in another way.`;
}

type Request = DeskRequest<'refundPart'>;

const hashOf = (request: Request, orderId: string): string =>
  hash('sha256', JSON.stringify([orderId, request]), 'base64url');

/**
 * Refunds a part of an order once for each form. Throws Problem not_found, order_changed, refund_changed when another
 * amount is left than the form showed, validation_failed for more than is left.
 */
export const refundPartForDesk = (deps: Deps, operator: Operator, request: Request): Promise<void> =>
  changeOrder(deps, operator, request.reference, async (trx, { order, at, log }) => {
    const { idempotencyKey: id, why, reason: note } = request;
    const requestHash = hashOf(request, order.id);
    const known = await findPartRefund(trx, id);
    if (known?.request_hash === requestHash) return;
    if (known) throw wrongField('idempotencyKey', 'This key has been used for another refund');
    if (order.calendar_sequence !== request.version) throw new Problem('order_changed');
    const { left } = await moneyOf(trx, order);
    if (!canRefundPart(order.state, { left }) || request.expectedLeft !== left) throw new Problem('refund_changed');
    const amount = partOf(request.back, left);
    if (amount === null) throw wrongField('back', 'This is more than is left, or no whole number of pence');
    const byHand = await givePartBack(trx, { id, orderId: order.id, requestHash, reason: why, amount, at });
    const after = {
      left: formatPence(pence(left - amount)),
      refund: formatPence(amount),
      reason: PART_REFUND_LABELS[why],
      ...(note !== '' && { note }),
      ...(byHand > 0 && { 'of which by hand': formatPence(byHand) }),
    };
    await log('order.refunded', after, { left: formatPence(left) });
    await issueCreditNoteByHand(trx, { order, changeId: id, reason: why, amount: byHand }, at);
  });

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
