import type { CreatedOrderDto } from '@/lib/contracts/checkout';
import { splitVat } from '@/lib/domain/order/invoice';
import { createServices } from '@/lib/server/container';
import { confirmByHand } from '@/lib/server/modules/order-lifecycle/desk-actions';
import { recordPaymentEvent } from '@/lib/server/modules/payments/service';
import { testPaymentEvent } from '@/lib/server/platform/payment-provider/test-provider';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import { transact } from '@/lib/server/platform/db/db';
import type { InvoiceRow } from '@/lib/server/platform/db/schema';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { BOTH_ENDS } from '@/lib/testing/addresses';
import { guestOf, openPaymentPage, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { fullStorageAnswers } from '@/lib/testing/services';
import { INVOICE } from './document';
import { issueInvoice } from './issue';

/** A Saturday: 10 % on the move, so that its change waits for a payment. */
const BUSY_DAY = { date: '2026-12-19', start: '10:00', end: '12:00' };
const PACKED = { addOns: ['PACKING' as const], furnitureItems: [] };

describeWithDatabase('invoices', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now, { CREWS: '100' });
  });

  const issued = (): Promise<InvoiceRow[]> =>
    database()
      .db.selectFrom('invoices')
      .selectAll()
      .orderBy('issued_at')
      .orderBy('kind', 'desc')
      .orderBy('number')
      .execute();
  const numbers = async () => (await issued()).map(({ number }) => number);
  const sums = async () =>
    (await issued()).map(({ number, corrects, gross_pence, vat_pence }) => [number, corrects, gross_pence, vat_pence]);
  const linesOf = ({ document_json }: InvoiceRow) =>
    INVOICE.read(document_json).lines.map(({ label, amount }) => `${label} ${amount}`);
  const numbered = (count: number, prefix = 'INV-2026') =>
    Array.from({ length: count }, (_, index) => `${prefix}-${String(index + 1).padStart(6, '0')}`);
  const paymentOf = ({ orderId }: CreatedOrderDto) =>
    database().db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();

  itOnBoth(
    'INV-1: fifty payments at once, each told twice: fifty numbers without a gap, one for each payment',
    async () => {
      const orders = await Promise.all(Array.from({ length: 50 }, () => placeOrder(deps)));
      const pages = await Promise.all(orders.map((order) => openPaymentPage(deps, order)));
      await Promise.all(pages.flatMap((page) => [page.click('pay'), page.click('pay')]));
      const rows = await issued();
      expect(rows.map(({ number }) => number).toSorted()).toEqual(numbered(50));
      const payments = await database().db.selectFrom('payments').select('id').where('state', '=', 'paid').execute();
      expect(rows.map(({ issued_for_id }) => issued_for_id).toSorted()).toEqual(
        payments.map(({ id }) => id).toSorted(),
      );
      for (const { gross_pence, vat_pence } of rows) expect(vat_pence).toBe(splitVat(gross_pence).vat);
    },
  );

  it('INV-1: says who sold what to whom, line by line, as it was when it was paid', async () => {
    const order = await placePaidOrder(deps);
    const [row] = await issued();
    const before = row && INVOICE.read(row.document_json);
    expect(row).toMatchObject({
      kind: 'invoice',
      corrects: null,
      tax_point: '2026-11-24',
      gross_pence: 25_900,
      vat_pence: 4317,
    });
    expect(before).toMatchObject({
      seller: { vatNumber: 'GB 000 0000 00 (sample)', companyNumber: '00000000 (sample)' },
      customer: {
        name: 'Ada Sample',
        places: [
          { label: 'Collection', address: 'N1 2TX' },
          { label: 'Delivery', address: 'SE15 4QL' },
        ],
      },
      reference: order.reference,
      title: expect.stringContaining('Tuesday 15 December 2026, 10:00–12:00') as string,
    });
    expect(before?.lines.reduce((total, { amount }) => total + amount, 0)).toBe(25_900);
    await createServices(deps).addresses.save({ ...order, version: 0, stops: BOTH_ENDS });
    await guestOf(deps, order).reschedule({ ...BUSY_DAY, date: '2026-12-16' });
    expect(await issued()).toEqual([row]);
    await guestOf(deps, order).edit(PACKED);
    await (await openPaymentPage(deps, order)).click('pay');
    const [, second] = await issued();
    expect(second && INVOICE.read(second.document_json).customer.places).not.toEqual(before?.customer.places);
  });

  itOnBoth('INV-1: the first payment of storage is invoiced, not what follows', async () => {
    await placePaidOrderOf(deps, 'storage', fullStorageAnswers());
    const [row] = await issued();
    const payment = await database().db.selectFrom('payments').select('amount_pence').executeTakeFirstOrThrow();
    expect(row?.gross_pence).toBe(payment.amount_pence);
  });

  itOnBoth('INV-1: the difference of a change has an invoice of its own', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).reschedule(BUSY_DAY);
    expect(await numbers()).toEqual(numbered(1));
    await (await openPaymentPage(deps, order)).click('pay');
    const [, second] = await issued();
    expect(await numbers()).toEqual(numbered(2));
    expect(second && linesOf(second)).toEqual([`Another day or time ${second?.gross_pence}`]);
    const paid = await database()
      .db.selectFrom('payments')
      .select('amount_pence')
      .where('change_id', 'is not', null)
      .execute();
    expect(paid).toEqual([{ amount_pence: second?.gross_pence }]);
  });

  it('INV-1: a refund has a credit note once it is done, which names its invoice', async () => {
    const order = await placePaidOrder(deps);
    await guestOf(deps, order).cancel();
    expect(await numbers()).toEqual(numbered(1));
    clock.set('2026-11-25T09:00:00.000Z');
    await Promise.all([deliverAll(deps), deliverAll(deps)]);
    const [, note] = await issued();
    expect(await sums()).toEqual([
      ['INV-2026-000001', null, 25_900, 4317],
      ['CN-2026-000001', 'INV-2026-000001', 25_900, 4317],
    ]);
    expect(note).toMatchObject({ kind: 'credit_note', issued_for: 'refund', tax_point: '2026-11-25' });
    expect(note && linesOf(note)).toEqual(['Cancelled 25900']);
  });

  it('INV-1: parts that go back have a note each, of the payment that they are from', async () => {
    const order = await placePaidOrder(deps, { addOns: ['PACKING', 'ASSEMBLING'] });
    for (const addOns of [['PACKING' as const], []]) {
      await guestOf(deps, order).edit({ addOns, furnitureItems: [] });
      await deliverAll(deps);
      clock.advanceMinutes(5);
    }
    expect((await sums()).slice(1)).toEqual([
      ['CN-2026-000001', 'INV-2026-000001', 4900, 817],
      ['CN-2026-000002', 'INV-2026-000001', 9900, 1650],
    ]);
  });

  it('INV-1: money that came too late or twice is invoiced and credited', async () => {
    const order = await placeOrder(deps);
    const page = await openPaymentPage(deps, order);
    const first = await paymentOf(order);
    await database()
      .db.insertInto('payments')
      .values({ ...first, id: 'second', provider_ref: 'second' })
      .execute();
    await page.click('pay');
    await recordPaymentEvent(withPayments(deps), testPaymentEvent('second', 'pay'));
    await deliverAll(deps);
    expect((await sums()).map(([number, corrects]) => [number, corrects])).toEqual([
      ['INV-2026-000001', null],
      ['INV-2026-000002', null],
      ['CN-2026-000001', 'INV-2026-000002'],
    ]);
  });

  it('INV-1: a transaction that fails gives its number back', async () => {
    const payment = await paymentOf(await placePaidOrder(deps));
    const failing = transact(deps.db, async (trx) => {
      await issueInvoice(trx, { ...payment, id: 'undone' }, clock.now());
      throw new Error('The power went');
    });
    await expect(failing).rejects.toThrow('The power went');
    await placePaidOrder(deps);
    expect(await numbers()).toEqual(numbered(2));
  });

  it('INV-1: each year of London counts from one', async () => {
    clock.set('2026-12-31T23:59:00.000Z');
    await placePaidOrder(deps, { dates: { movingDate: '2027-02-16' } });
    clock.set('2027-01-01T00:00:00.000Z');
    await placePaidOrder(deps, { dates: { movingDate: '2027-02-16' } });
    expect(await numbers()).toEqual(['INV-2026-000001', 'INV-2027-000001']);
  });

  it('INV-1: money that the desk takes is invoiced, and credited when a cancellation promises it back', async () => {
    const order = await placeOrder(deps);
    await confirmByHand(deps, { email: 'desk@example.com' }, order);
    await guestOf(deps, order).cancel();
    await deliverAll(deps);
    const rows = await issued();
    expect(rows.map(({ number, issued_for, corrects }) => [number, issued_for, corrects])).toEqual([
      ['INV-2026-000001', 'order', null],
      ['CN-2026-000001', 'change', 'INV-2026-000001'],
    ]);
    expect(rows.map(({ gross_pence }) => gross_pence)).toEqual([25_900, 25_900]);
  });

  it('INV-1: a payment from before there were invoices gets its own with its first refund, dated as it was paid', async () => {
    const order = await placePaidOrder(deps);
    await database().db.deleteFrom('invoices').execute();
    await database().db.deleteFrom('invoice_numbers').execute();
    clock.set('2026-11-28T09:00:00.000Z');
    await guestOf(deps, order).edit(PACKED);
    await (await openPaymentPage(deps, order)).click('pay');
    expect(await numbers()).toEqual(numbered(1));
    await guestOf(deps, order).cancel();
    await deliverAll(deps);
    const [first] = (await issued()).filter(({ tax_point }) => tax_point === '2026-11-24');
    expect(first).toMatchObject({
      number: 'INV-2026-000002',
      gross_pence: 25_900,
      issued_at: clock.now().toISOString(),
    });
    // Its lines are those of today's order, which cost more: the sum stays what was paid.
    expect(first && linesOf(first)).toEqual([expect.stringMatching(/ 25900$/)]);
    const notes = (await issued()).filter(({ kind }) => kind === 'credit_note').map(({ corrects }) => corrects);
    expect(notes.toSorted()).toEqual(numbered(2));
  });

  it('INV-1: show the streets that were given after they were issued, and stay as they were written', async () => {
    const order = await placePaidOrder(deps);
    const number = 'INV-2026-000001';
    const seen = async () => {
      const view = await createServices(deps).invoices.view({ ...order, number });
      return [view?.customer.places.map(({ address }) => address), view?.hasLaterStreets];
    };
    expect(await seen()).toEqual([['N1 2TX', 'SE15 4QL'], false]);
    const before = await issued();
    await createServices(deps).addresses.save({ ...order, version: 0, stops: BOTH_ENDS });
    const [places, hasLaterStreets] = await seen();
    expect(places).toEqual([expect.stringMatching(/., N1 2TX$/), expect.stringMatching(/., SE15 4QL$/)]);
    expect(hasLaterStreets).toBe(true);
    expect(await issued()).toEqual(before);
  });

  itOnBoth('INV-1: are shown to whoever has the order’s key, and to nobody else', async () => {
    const [order, other] = [await placePaidOrder(deps), await placePaidOrder(deps)];
    const { invoices, orders } = createServices(deps);
    const view = await orders.view(order.reference, order.token);
    const number = 'INV-2026-000001';
    expect(view?.documents).toEqual([
      {
        number,
        kind: 'invoice',
        issuedOn: '2026-11-24',
        amount: 259,
        url: `/orders/${order.reference}/invoices/${number}?token=${order.token}`,
      },
    ]);
    await expect(invoices.view({ ...order, number })).resolves.toMatchObject({
      number,
      gross: 259,
      vat: 43.17,
      net: 215.83,
    });
    await expect(invoices.view({ ...order, number: 'INV-2026-000002' })).resolves.toBeNull();
    await expect(invoices.view({ ...other, number })).resolves.toBeNull();
    await expect(invoices.view({ ...order, token: other.token, number })).resolves.toBeNull();
    await expect(invoices.view({ ...order, number: 'INV-2026-000009' })).resolves.toBeNull();
  });
});
