import { EXTRA_LABELS } from '@/lib/domain/extras/extras';
import { type LocalDate, londonDate } from '@/lib/domain/london-time';
import { pence, sum, type Pence } from '@/lib/domain/money';
import type { RefundReason } from '@/lib/domain/order/history';
import { seriesOf, splitVat, type InvoiceLine } from '@/lib/domain/order/invoice';
import { PART_REFUND_LABELS } from '@/lib/domain/order/part-refund';
import { chargeTitle } from '@/lib/domain/storage/billing';
import { findChange } from '@/lib/server/modules/orders/changes-repo';
import { changeTitle, extraTitle, orderTitle, quoteOf, shareTitle } from '@/lib/server/modules/orders/documents';
import { lockOrder } from '@/lib/server/modules/orders/repo';
import { findShare } from '@/lib/server/modules/orders/shares-repo';
import type {
  ChargeRow,
  ExtraRow,
  InvoiceRow,
  OrderChangeRow,
  OrderRow,
  PaymentRow,
  Trx,
} from '@/lib/server/platform/db/schema';
import { INVOICE, documentFor, type Charged } from './document';
import {
  chargesPaidBy,
  extraPaid,
  insertInvoice,
  invoiceFor,
  invoicesByHand,
  nextNumber,
  refundWithPayment,
  takeOverNote,
  type IssuedFor,
} from './repo';

/** Issue last in a transaction: the counter stays locked. The order is locked too, so that nothing is issued twice. */
type Issue = {
  readonly order: OrderRow;
  readonly of: IssuedFor;
  /** The corrected invoice's number, for a credit note. */
  readonly corrects?: string;
  readonly gross: Pence;
  readonly charged: Charged;
  readonly at: Date;
  readonly taxPoint?: LocalDate;
};

async function issue(trx: Trx, { order, of, corrects, gross, charged, at, ...given }: Issue): Promise<InvoiceRow> {
  const document = await documentFor(trx, order, charged);
  const kind = corrects === undefined ? 'invoice' : 'credit_note';
  const row: InvoiceRow = {
    number: await nextNumber(trx, seriesOf(kind, londonDate(at))),
    kind,
    order_id: order.id,
    issued_for: of.what,
    issued_for_id: of.id,
    corrects: corrects ?? null,
    issued_at: at.toISOString(),
    tax_point: given.taxPoint ?? londonDate(at),
    gross_pence: gross,
    vat_pence: splitVat(gross).vat,
    document_json: INVOICE.write(document),
  };
  await insertInvoice(trx, row);
  return row;
}

/** Issues the invoice of a payment once. `taxPoint`: the day of the payment, when that is not today. */
export async function issueInvoice(trx: Trx, payment: PaymentRow, at: Date, taxPoint?: LocalDate): Promise<InvoiceRow> {
  const { order, charged } = await whatWasPaid(trx, payment);
  const of = { what: 'payment', id: payment.id } as const;
  const known = await invoiceFor(trx, of);
  if (known) return known;
  const gross = payment.amount_pence;
  return issue(trx, { order, of, gross, charged, at, ...(taxPoint !== undefined && { taxPoint }) });
}

/** Issues the invoice of an order that the desk has confirmed, because it was paid in another way. */
export async function issueInvoiceByHand(trx: Trx, order: OrderRow, at: Date): Promise<void> {
  const of = { what: 'order', id: order.id } as const;
  if (await invoiceFor(trx, of)) return;
  const gross = order.total_pence;
  await issue(trx, { order, of, gross, charged: orderCharged(order, gross), at });
}

const REASONS: Readonly<Record<RefundReason, string>> = {
  cancelled: 'Cancelled',
  changed: 'Changed',
  paid_too_late: 'Paid after the slot had gone',
  paid_twice: 'Paid twice',
  extra_withdrawn: 'Withdrawn before it was paid',
  shares_unpaid: 'Not everyone paid their share in time',
  change_refused: 'Change that could not be made',
  storage_ended: 'Weeks of storage that were not used',
  by_hand: 'Refund by our office',
  ...PART_REFUND_LABELS,
};

const credited = (order: OrderRow, reason: RefundReason, amount: Pence): Charged => ({
  title: `Refund for order ${order.reference}`,
  lines: [{ label: REASONS[reason], amount }],
});

/** Issues a note once, after the invoice if that is missing. Nothing for money that was never booked as paid. */
export async function issueCreditNote(trx: Trx, refundId: string, at: Date): Promise<void> {
  const { refund, payment } = await refundWithPayment(trx, refundId);
  const of = { what: 'refund', id: refundId } as const;
  const gross = refund.amount_pence;
  if (gross <= 0 || payment.state !== 'paid' || (await invoiceFor(trx, of))) return;
  if (await takeOverNote(trx, { refundId, paymentId: payment.id, amount: gross })) return;
  const order = await lockOrder(trx, refund.order_id);
  const invoice = await issueInvoice(trx, payment, at, londonDate(new Date(payment.updated_at)));
  const charged = credited(order, refund.reason, gross);
  await issue(trx, { order, of, corrects: invoice.number, gross, charged, at });
}

/** Issues one note for each invoice by hand that the money is taken from, the last issued first. */
export async function issueCreditNoteByHand(
  trx: Trx,
  promised: {
    readonly order: OrderRow;
    readonly changeId: string;
    readonly reason: RefundReason;
    readonly amount: Pence;
  },
  at: Date,
): Promise<void> {
  const { order, changeId, reason } = promised;
  let rest = promised.amount;
  for (const { number, left } of rest > 0 ? await invoicesByHand(trx, order.id) : []) {
    const gross = pence(Math.min(rest, left));
    if (gross <= 0) continue;
    const id = rest === promised.amount ? changeId : `${changeId} ${number}`;
    const charged = credited(order, reason, gross);
    await issue(trx, { order, of: { what: 'change', id }, corrects: number, gross, charged, at });
    rest = pence(rest - gross);
  }
}

type Paid = { readonly order: OrderRow; readonly charged: Charged };

/** Returns the order and the lines of a payment, which sum to its amount. */
async function whatWasPaid(trx: Trx, payment: PaymentRow): Promise<Paid> {
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

const extraCharged = (order: OrderRow, { kind, worked_out }: ExtraRow, amount: Pence): Charged => ({
  title: extraTitle(order),
  lines: [{ label: EXTRA_LABELS[kind], detail: worked_out, amount }],
});

/** Returns the storage periods that a payment settled. A surplus gets its own line. */
function periodsCharged(order: OrderRow, charges: readonly ChargeRow[], amount: Pence): Charged {
  const lines = charges.map((charge): InvoiceLine => ({ label: chargeTitle(charge), amount: charge.pence }));
  const rest = pence(amount - sum(lines.map((line) => line.amount)));
  const title = `Storage, order ${order.reference}`;
  return { title, lines: rest > 0 ? [...lines, { label: 'Paid beyond what was open', amount: rest }] : lines };
}

/** Returns the agreed lines, or one line when the order has changed since and its lines sum to another amount. */
function orderCharged(order: OrderRow, amount: Pence): Charged {
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
