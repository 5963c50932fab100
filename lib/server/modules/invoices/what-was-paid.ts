import { EXTRA_LABELS } from '@/lib/domain/extras/extras';
import { pence, sum, type Pence } from '@/lib/domain/money';
import type { InvoiceLine } from '@/lib/domain/order/invoice';
import { chargeTitle } from '@/lib/domain/storage/billing';
import { findChange } from '@/lib/server/modules/orders/changes-repo';
import { changeTitle, extraTitle, orderTitle, quoteOf, shareTitle } from '@/lib/server/modules/orders/documents';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { findShare } from '@/lib/server/modules/orders/shares-repo';
import type { Trx } from '@/lib/server/platform/db/db';
import type { ChargeRow, ExtraRow, OrderChangeRow, OrderRow, PaymentRow } from '@/lib/server/platform/db/schema';
import type { Charged } from './document';
import { chargesPaidBy, extraPaid } from './repo';

type Paid = { readonly order: OrderRow; readonly charged: Charged };

/** Returns the order and the lines of a payment, which sum to its amount. */
export async function whatWasPaid(trx: Trx, payment: PaymentRow): Promise<Paid> {
  const order = await lockOrder(trx, payment.order_id);
  const amount = payment.amount_pence;
  if (payment.contract_id !== null) {
    return { order, charged: periodsCharged(order, await chargesPaidBy(trx, payment.id), amount) };
  }
  if (payment.extra_id !== null) {
    return { order, charged: extraCharged(order, await extraPaid(trx, payment.extra_id), amount) };
  }
  if (payment.share_id !== null) {
    const share = await findShare(trx, payment.share_id);
    const label = shareTitle(order, share?.name ?? '');
    return { order, charged: { title: orderTitle(order), lines: [{ label, amount }] } };
  }
  const change = payment.change_id === null ? undefined : await findChange(trx, payment.change_id);
  return { order, charged: change ? changeCharged(order, change, amount) : orderCharged(order, amount) };
}

/** Returns the line of an extra, with how its price was worked out. */
const extraCharged = (order: OrderRow, { kind, worked_out }: ExtraRow, amount: Pence): Charged => ({
  title: extraTitle(order),
  lines: [{ label: EXTRA_LABELS[kind], detail: worked_out, amount }],
});

/**
 * Returns the storage periods that a payment settled. A surplus gets its own line, and its refund its own credit note.
 */
function periodsCharged(order: OrderRow, charges: readonly ChargeRow[], amount: Pence): Charged {
  const lines = charges.map((charge): InvoiceLine => ({ label: chargeTitle(charge), amount: charge.pence }));
  const rest = pence(amount - sum(lines.map((line) => line.amount)));
  const title = `Storage, order ${order.reference}`;
  return { title, lines: rest > 0 ? [...lines, { label: 'Paid beyond what was open', amount: rest }] : lines };
}

/**
 * Returns the lines of the order as agreed, or one line when the order has changed since and its lines sum to another
 * amount.
 */
export function orderCharged(order: OrderRow, amount: Pence): Charged {
  const title = orderTitle(order);
  const lines = quoteOf(order).lines.map(({ label, detail, amount: own }): InvoiceLine => ({
    label,
    ...(detail && { detail }),
    amount: own,
  }));
  const isAgreed = sum(lines.map((line) => line.amount)) === amount;
  return { title, lines: isAgreed ? lines : [{ label: title, amount }] };
}

const CHANGES: Readonly<Record<OrderChangeRow['kind'], string>> = {
  reschedule: 'Another day or time',
  edit: 'Other items or services',
  address: 'Another address',
  cancel: 'Cancellation',
};

function changeCharged(order: OrderRow, change: OrderChangeRow, amount: Pence): Charged {
  const fee = pence(Math.min(change.late_fee_pence, amount));
  const lines: readonly InvoiceLine[] = [
    { label: CHANGES[change.kind], detail: 'Difference to what was agreed before', amount: pence(amount - fee) },
    { label: 'Fee for a late change', amount: fee },
  ];
  return { title: changeTitle(order), lines: lines.filter((line) => line.amount > 0) };
}
