import { WAYS_BY_HAND } from '@/lib/domain/extras/extras';
import { pence, sum, type Pence } from '@/lib/domain/money';
import { invoiceNumber } from '@/lib/domain/order/invoice';
import type { LocalDate } from '@/lib/domain/london-time';
import type { ChargeRow, Db, ExtraRow, InvoiceRow, Trx } from '@/lib/server/platform/db/schema';

/** The counter stays locked until the transaction ends, so call it after all other locks are taken. */
export async function nextNumber(trx: Trx, series: string): Promise<string> {
  const { last_number } = await trx
    .insertInto('invoice_numbers')
    .values({ series, last_number: 1 })
    .onConflict((conflict) =>
      conflict.column('series').doUpdateSet((eb) => ({ last_number: eb('invoice_numbers.last_number', '+', 1) })),
    )
    .returning('last_number')
    .executeTakeFirstOrThrow();
  return invoiceNumber(series, last_number);
}

export async function insertInvoice(trx: Trx, row: InvoiceRow): Promise<void> {
  await trx.insertInto('invoices').values(row).execute();
}

export type IssuedFor = { readonly what: InvoiceRow['issued_for']; readonly id: string };

export async function invoiceFor(db: Db, { what, id }: IssuedFor): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('issued_for', '=', what)
    .where('issued_for_id', '=', id)
    .executeTakeFirst();
}

/** Returns the invoices for money taken by hand, the last issued first, with the amount not yet credited. */
export async function invoicesByHand(db: Db, orderId: string) {
  const invoices = await db
    .selectFrom('invoices')
    .leftJoin('payments', 'payments.id', 'invoices.issued_for_id')
    .select(['invoices.number', 'invoices.gross_pence'])
    .where('invoices.order_id', '=', orderId)
    .where('invoices.kind', '=', 'invoice')
    .where((eb) => eb.or([eb('invoices.issued_for', '=', 'order'), eb('payments.provider', 'in', WAYS_BY_HAND)]))
    .orderBy('invoices.number', 'desc')
    .execute();
  const notes = await db
    .selectFrom('invoices')
    .select(['corrects', 'gross_pence'])
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit_note')
    .execute();
  return invoices.map(({ number, gross_pence }) => {
    const taken = notes.filter(({ corrects }) => corrects === number).map((note) => note.gross_pence);
    return { number, left: pence(gross_pence - sum(taken)) };
  });
}

/** Returns invoices and credit notes in the order of issue. */
export async function invoicesOf(db: Db, orderIds: readonly string[]): Promise<readonly InvoiceRow[]> {
  if (orderIds.length === 0) return [];
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', 'in', orderIds)
    .orderBy('issued_at')
    .orderBy('kind', 'desc')
    .orderBy('number')
    .execute();
}

export async function findInvoice(db: Db, orderId: string, number: string): Promise<InvoiceRow | undefined> {
  return db
    .selectFrom('invoices')
    .selectAll()
    .where('number', '=', number)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
}

/** Returns the storage periods that a payment settled, the oldest first. */
export async function chargesPaidBy(trx: Trx, paymentId: string): Promise<readonly ChargeRow[]> {
  return trx.selectFrom('charges').selectAll().where('payment_id', '=', paymentId).orderBy('period_from').execute();
}

export async function extraPaid(trx: Trx, extraId: string): Promise<ExtraRow> {
  return trx.selectFrom('extra_charges').selectAll().where('id', '=', extraId).executeTakeFirstOrThrow();
}

export async function refundWithPayment(trx: Trx, refundId: string) {
  const refund = await trx.selectFrom('refunds').selectAll().where('id', '=', refundId).executeTakeFirstOrThrow();
  const payment = await trx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', refund.payment_id)
    .executeTakeFirstOrThrow();
  return { refund, payment };
}

/** Reassigns the note of a failed refund to its replacement. Returns false when there is none. */
export async function takeOverNote(
  trx: Trx,
  { refundId, paymentId, amount }: { readonly refundId: string; readonly paymentId: string; readonly amount: Pence },
): Promise<boolean> {
  const note = await trx
    .selectFrom('invoices')
    .innerJoin('refunds', 'refunds.id', 'invoices.issued_for_id')
    .select('invoices.number')
    .where('invoices.issued_for', '=', 'refund')
    .where('invoices.gross_pence', '=', amount)
    .where('refunds.payment_id', '=', paymentId)
    .where('refunds.state', '=', 'failed')
    .executeTakeFirst();
  if (!note) return false;
  await trx.updateTable('invoices').set({ issued_for_id: refundId }).where('number', '=', note.number).execute();
  return true;
}

export async function streetsOf(db: Db, orderId: string) {
  return db
    .selectFrom('order_stops')
    .select(['stop', 'postcode', 'line1', 'line2', 'town'])
    .where('order_id', '=', orderId)
    .execute();
}

/** Deletes documents with an earlier tax point whose order is deleted. Returns how many. */
export async function deleteInvoicesBefore(db: Db, day: LocalDate): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('invoices')
    .where('tax_point', '<', day)
    .where('order_id', 'not in', (eb) => eb.selectFrom('orders').select('id'))
    .executeTakeFirst();
  return Number(numDeletedRows);
}
