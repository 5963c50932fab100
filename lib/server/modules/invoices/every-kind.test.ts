import { randomUUID } from 'node:crypto';
import { CHOSEN_REFUND_REASONS } from '@/lib/domain/order/part-refund';
import { createServices, replaceServices } from '@/lib/server/container';
import { confirmByHand } from '@/lib/server/modules/order-lifecycle/desk-actions';
import { refundPartForDesk } from '@/lib/server/modules/ledger/desk-unpaid';
import { moneyOf } from '@/lib/server/modules/ledger/refund-repo';
import { findOrder } from '@/lib/server/modules/orders/repo';
import { recordPaymentEvent } from '@/lib/server/modules/payments/service';
import { openChargesLink } from '@/lib/server/modules/payments/storage-links';
import { testPaymentEvent } from '@/lib/server/platform/payment-provider/test-provider';
import { withPayments } from '@/lib/server/platform/payment-provider/with-payments';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { guestOf, openPaymentPage, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { deliverAll } from '@/lib/testing/deliver';
import { anAddress, anItem } from '@/lib/testing/moves';
import { placeOrder, placeOrderOf, testDeps } from '@/lib/testing/place-order';
import { rentedUnits } from '@/lib/testing/rented-units';
import { fullCleaningAnswers, fullStorageAnswers } from '@/lib/testing/services';

const OPERATOR = { email: 'desk@example.com' };
const BUSY_DAY = { date: '2026-12-19', start: '10:00', end: '12:00' };
const PACKED = { addOns: ['PACKING' as const], furnitureItems: [] };
const PLAIN = { addOns: [], furnitureItems: [] };
const BOXES = anItem(3, { id: 'custom_box', title: 'Box', quantity: 20 });
const LAMP = anItem(3, { id: 'custom_lamp', title: 'Lamp' });

/** Every way in which money comes or goes back, one after the other: none of it is without its document. */
describeWithDatabase('documents for every kind of money', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T00:10:00.000Z');
    deps = testDeps(database().db, clock.now, { CREWS: '50', STORAGE_CREWS: '50', CLEANING_TEAMS: '50' });
    replaceServices(deps);
  });

  /** "payment 25900", "refund cancelled 25900": what moved, each with what its document is over. */
  async function moved() {
    const { db } = database();
    const payments = await db.selectFrom('payments').selectAll().where('state', '=', 'paid').execute();
    const refunds = await db.selectFrom('refunds').selectAll().where('state', '=', 'done').execute();
    return [
      ...payments.map(({ id, amount_pence }) => ({ what: 'payment', id, amount: amount_pence, reason: '' })),
      ...refunds.map(({ id, amount_pence, reason }) => ({ what: 'refund', id, amount: amount_pence, reason })),
    ];
  }
  async function expectDocuments() {
    const documents = await database().db.selectFrom('invoices').selectAll().execute();
    const ofMoney = documents.filter(({ issued_for }) => issued_for === 'payment' || issued_for === 'refund');
    const money = await moved();
    const key = (what: string, id: string, amount: number) => `${what} ${id} ${amount}`;
    expect(ofMoney.map((row) => key(row.issued_for, row.issued_for_id, row.gross_pence)).toSorted()).toEqual(
      money.map(({ what, id, amount }) => key(what, id, amount)).toSorted(),
    );
    const notes = documents.filter(({ kind }) => kind === 'credit_note');
    const invoices = documents.filter(({ kind }) => kind === 'invoice').map(({ number }) => number);
    expect(notes.filter(({ corrects }) => !invoices.includes(corrects ?? ''))).toEqual([]);
    return { documents, reasons: new Set(money.map(({ reason }) => reason)) };
  }
  async function refund(orderId: string, back: number, why: (typeof CHOSEN_REFUND_REASONS)[number]) {
    const row = await findOrder(deps.db, orderId);
    if (!row) throw new Error('No order');
    const { left } = await moneyOf(deps.db, row);
    const { reference, calendar_sequence: version } = row;
    const form = { idempotencyKey: randomUUID(), reference, version, expectedLeft: left, back, why, reason: '' };
    await refundPartForDesk(deps, OPERATOR, form);
  }

  it('INV-1: an order, its changes, parts that go back, and what came too late, twice or for nothing', async () => {
    const order = await placePaidOrder(deps);
    const guest = guestOf(deps, order);
    const pay = async () => (await openPaymentPage(deps, order)).click('pay');
    // Dearer by a service, by another address and by a day; cheaper by the service.
    await guest.edit(PACKED);
    await pay();
    await guest.changeAddresses({
      collection: anAddress({ postcode: 'N1 2TX' }),
      delivery: anAddress({ postcode: 'SE15 4QL', floor: 4 }),
    });
    await pay();
    await guest.reschedule(BUSY_DAY);
    await pay();
    clock.advanceMinutes(5);
    await guest.edit(PLAIN);
    for (const why of CHOSEN_REFUND_REASONS) await refund(order.orderId, 5, why);
    // The last crew of another slot is gone when a change for it is paid.
    await guest.edit(PACKED);
    const late = await openPaymentPage(deps, order);
    await guest.reschedule({ ...BUSY_DAY, start: '12:00', end: '14:00' });
    await late.click('pay');
    await guest.cancel();
    await deliverAll(deps);

    const twice = await placeOrder(deps);
    await openPaymentPage(deps, twice);
    const { db } = database();
    const first = await db
      .selectFrom('payments')
      .selectAll()
      .where('order_id', '=', twice.orderId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('payments')
      .values({ ...first, id: 'second', provider_ref: 'second' })
      .execute();
    for (const ref of [first.provider_ref, 'second'])
      await recordPaymentEvent(withPayments(deps), testPaymentEvent(ref, 'pay'));

    deps = testDeps(database().db, clock.now, { CREWS: '1' });
    const lapsed = await placeOrder(deps, { dates: { movingDate: '2026-12-22' } });
    const page = await openPaymentPage(deps, lapsed);
    clock.advanceMinutes(60);
    await placePaidOrder(deps, { dates: { movingDate: '2026-12-22' } });
    await page.click('pay');
    await placePaidOrderOf(deps, 'cleaning', fullCleaningAnswers());
    await deliverAll(deps);

    const { reasons } = await expectDocuments();
    expect([...reasons].toSorted()).toEqual(
      [
        '',
        'cancelled',
        'change_refused',
        'changed',
        'paid_too_late',
        'paid_twice',
        ...CHOSEN_REFUND_REASONS,
      ].toSorted(),
    );
  });

  itOnBoth('INV-1: money that our office took, and what it gives back', async () => {
    const order = await placeOrder(deps);
    await confirmByHand(deps, OPERATOR, order);
    await refund(order.orderId, 9, 'goodwill');
    await guestOf(deps, order).edit(PACKED);
    await (await openPaymentPage(deps, order)).click('pay');
    await guestOf(deps, order).cancel();
    await deliverAll(deps);
    const { documents } = await expectDocuments();
    const sum = (kind: string) =>
      documents.filter((row) => row.kind === kind).reduce((total, row) => total + row.gross_pence, 0);
    expect([sum('invoice'), sum('credit_note')]).toEqual([25_900 + 9_900, 25_900 + 9_900]);
  });

  itOnBoth(
    'INV-1: storage by its card and by its page, what is added, another unit, the return and the end',
    async () => {
      const stores = rentedUnits(deps, clock);
      const store = await stores.rent({ storageTerm: 'monthly', furnitureItems: [BOXES] });
      await stores.days(22);
      const { reference, token } = store;
      const answers = fullStorageAnswers({
        isTopUp: true,
        isAgreedWithPayments: false,
        furnitureItems: [LAMP],
        dates: { storageCollectionDate: '2027-01-19' },
      });
      const storageAddition = await placeOrderOf(deps, 'storage', answers, { store });
      await stores.pay(storageAddition);
      // One period by card; one that the card refuses and the customer pays on the page.
      await stores.days(28);
      stores.bank.behave('refused');
      await stores.days(30);
      const row = await findOrder(deps.db, store.orderId);
      if (!row) throw new Error('No store');
      await openChargesLink(stores.payments, { rental: row, token });
      const open = await deps.db
        .selectFrom('payments')
        .selectAll()
        .where('contract_id', '=', store.orderId)
        .where('state', '=', 'open')
        .executeTakeFirstOrThrow();
      const paid = { id: 'page', providerRef: open.provider_ref, type: 'paid', chargeRef: 'charge-page' } as const;
      await recordPaymentEvent(stores.payments, paid);
      stores.bank.behave('pays');
      const units = createServices(deps).storagePayments;
      const key = { reference, token };
      const smaller = { storageSpace: 'Plan 3x5', squareFeet: null } as const;
      const view = await units.units(key, smaller);
      if (!view?.chosen) throw new Error('No unit');
      const { chosen, on, pieces } = view;
      await units.moveUnit({ ...key, ...smaller, expectedPerPayment: chosen.perPayment, on, pieces });
      await stores.days(40);
      await stores.bringBack(store, '2027-03-26', { storedItems: [BOXES, LAMP], wantsStartWithin14Days: true });
      await stores.days(40);
      expect(await stores.contract(store.orderId)).toMatchObject({ state: 'ended', space: 'Plan 3x5' });

      const { documents, reasons } = await expectDocuments();
      expect([...reasons]).toEqual(expect.arrayContaining(['storage_ended']));
      const contracts = await deps.db
        .selectFrom('payments')
        .select('id')
        .where('contract_id', 'is not', null)
        .where('state', '=', 'paid')
        .execute();
      // Two by card, one on the page.
      expect(contracts).toHaveLength(3);
      // The rent, its periods, the top-up and the return.
      expect(documents.filter(({ kind }) => kind === 'invoice').length).toBe(contracts.length + 3);
    },
  );
});
