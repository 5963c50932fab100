import { randomUUID } from 'node:crypto';
import type { RefundView } from '@/lib/contracts/desk-money';
import { formatPence, type Pence } from '@/lib/domain/money';
import {
  canRefundPart,
  CHOSEN_REFUND_REASONS,
  isPartRefundReason,
  PART_REFUND_LABELS,
} from '@/lib/domain/order/part-refund';
import { moneyOf } from '@/lib/server/modules/ledger/order-money-repo';
import { onlineLeft } from '@/lib/server/modules/ledger/refund-repo';
import { findOrderByReference } from '@/lib/server/modules/orders/repo';
import { headOf } from '@/lib/server/platform/desk/order-head';
import { queryParam, type Query } from '@/lib/server/platform/desk/words';
import type { Deps } from '@/lib/server/platform/installation/deps';

/**
 * Returns the page that shows the paid and the remaining amount before a partial refund. Null for an unknown reference.
 */
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
