import { NOTHING, pence } from '@/lib/domain/money';
import { createServices } from '@/lib/server/container';
import { cancelForDesk, cancelPage } from '@/lib/server/modules/order-lifecycle/desk-actions';
import { issueCreditNote } from '@/lib/server/modules/invoices/issue';
import { insertRefund } from '@/lib/server/modules/ledger/refund-repo';
import { expireLapsedHolds } from '@/lib/server/modules/order-lifecycle/expire';
import { saveEntry } from '@/lib/server/modules/orders/desk-entries';
import { transact } from '@/lib/server/platform/db/db';
import type { Deps } from '@/lib/server/platform/installation/deps';
import { deleteExpiredInvoices } from '@/lib/server/retention-jobs';
import { BOTH_ENDS } from '@/lib/testing/addresses';
import { placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { aDelegate } from '@/lib/testing/delegates';
import { anItem } from '@/lib/testing/moves';
import { placeOrder, testDeps } from '@/lib/testing/place-order';
import { fullReturnAnswers, fullStorageAnswers } from '@/lib/testing/services';
import { deleteExpiredOrders } from './delete-expired-orders';

const BELONGINGS = [
  'claims',
  'claim_items',
  'desk_entries',
  'former_contacts',
  'order_events',
  'search_words',
  'order_stops',
  'slot_reservations',
  'payments',
  'payment_events',
  'order_changes',
  'refunds',
  'conversions',
  'visits',
  'visit_events',
] as const;

describeWithDatabase('orders that are forgotten', (database) => {
  const clock = fixedClock();
  let deps: Deps;
  beforeEach(() => {
    clock.set('2026-11-24T09:00:00.000Z');
    deps = testDeps(database().db, clock.now);
  });
  const referencesOn = async (instant: string) => {
    clock.set(instant);
    await deleteExpiredOrders(deps);
    const rows = await deps.db.selectFrom('orders').select('reference').execute();
    return rows.map(({ reference }) => reference);
  };
  const claimOf = async (order_id: string) => {
    const told = { number: 1, request_hash: '', state: 'received', text: 'Split', created_at: '', version: 0 } as const;
    const due = { answer_by: '2026-12-22', decision_by: '2027-01-12', due: '2026-12-22' };
    const open = { answered_at: null, answer: '', decided_at: null, decision: '', decided_by: null };
    const row = { id: 'claim', order_id, ...told, ...due, ...open, refund_pence: NOTHING, by_hand_pence: NOTHING };
    await deps.db.insertInto('claims').values(row).execute();
    const item = { claim_id: 'claim', position: 0, title: 'Bookcase', kind: 'damaged', worth_pence: null } as const;
    await deps.db.insertInto('claim_items').values(item).execute();
  };
  const belongings = async () => {
    const tables = BELONGINGS.map((table) => deps.db.selectFrom(table).selectAll().execute());
    return (await Promise.all(tables)).map((rows) => rows.length);
  };

  itOnBoth('go six years after their tax year, not a day sooner, with all that belongs to them', async () => {
    const { reference, orderId, token } = await placePaidOrder(deps);
    const conversion = { id: 'c', order_id: orderId, event: 'Purchase', tier: 'tier_one', value: 50, at: '' };
    await deps.db.insertInto('conversions').values(conversion).execute();
    const given = { reference, token, version: 0, stops: BOTH_ENDS };
    await createServices(deps).addresses.save(given);
    const entry = {
      entry: 'entry-entry-entry',
      kind: 'note',
      text: 'Has a dog',
      callBackDay: '',
      callBackTime: '',
    } as const;
    await saveEntry(deps, { email: 'desk@example.com' }, { ...entry, reference, outcome: undefined });
    const former = { id: 'f', order_id: orderId, at: '', email: 'old@example.com', changed: 'email' };
    await deps.db.insertInto('former_contacts').values(former).execute();
    await claimOf(orderId);
    const cancelled = await placePaidOrder(deps, { timeSlot: { movingDate: ['12:00', '14:00'] } });
    const { version = 0, idempotencyKey = '', choices = [] } = (await cancelPage(deps, cancelled.reference)) ?? {};
    const expectedRefund = choices[0]?.refund ?? NOTHING;
    const form = { reference: cancelled.reference, version, idempotencyKey, expectedRefund, refund: 'terms' } as const;
    await cancelForDesk(deps, { email: 'desk@example.com' }, form);
    expect(await referencesOn('2033-04-05T20:00:00.000Z')).toEqual(
      expect.arrayContaining([reference, cancelled.reference]),
    );
    expect(await belongings()).not.toContain(0);
    expect(await referencesOn('2033-04-06T00:00:00.000Z')).toEqual([]);
    expect(await belongings()).toEqual(BELONGINGS.map(() => 0));
  });

  itOnBoth('INV-1: their invoices go with them, and one of later money stays for its own six years', async () => {
    const { orderId } = await placePaidOrder(deps);
    const invoices = async () =>
      (await deps.db.selectFrom('invoices').select('number').execute()).map((row) => row.number);
    clock.set('2027-06-01T09:00:00.000Z');
    const payment = await deps.db.selectFrom('payments').selectAll().executeTakeFirstOrThrow();
    await transact(deps.db, async (trx) => {
      const part = { orderId, paymentId: payment.id, changeId: null, reason: 'by_hand', amount: pence(500) } as const;
      const id = await insertRefund(trx, { ...part, at: clock.now() });
      await issueCreditNote(trx, id, clock.now());
    });
    const both = ['CN-2027-000001', 'INV-2026-000001'];
    clock.set('2033-04-05T20:00:00.000Z');
    await deleteExpiredInvoices(deps);
    expect((await invoices()).toSorted()).toEqual(both);
    expect(await referencesOn('2033-04-06T00:00:00.000Z')).toEqual([]);
    expect((await invoices()).toSorted()).toEqual(both);
    await deleteExpiredInvoices(deps);
    expect(await invoices()).toEqual(['CN-2027-000001']);
    clock.set('2034-04-06T00:00:00.000Z');
    await deleteExpiredInvoices(deps);
    expect(await invoices()).toEqual([]);
  });

  it('stay as long as their unit is rented, and go with its return', async () => {
    const rental = await placePaidOrderOf(deps, 'storage', fullStorageAnswers());
    const { reference } = rental;
    expect(await referencesOn('2036-06-01T09:00:00.000Z')).toEqual([reference]);
    const back = fullReturnAnswers({
      storedItems: fullStorageAnswers().furnitureItems,
      dates: { deliveryDate: '2036-06-18' },
      timeSlot: { deliveryDate: ['10:00', '12:00'] },
    });
    await placePaidOrderOf(deps, 'storage-return', back, rental);
    expect(await referencesOn('2043-04-05T12:00:00.000Z')).toHaveLength(2);
    expect(await referencesOn('2043-04-06T12:00:00.000Z')).toEqual([]);
  });

  itOnBoth(
    'OWN-1: what a helper returned stays as long as the store it is from, and so does who they are',
    async () => {
      const things = [anItem(50, { id: 'custom_sofa' }), anItem(4, { id: 'custom_box', quantity: 2 })];
      const collected = fullStorageAnswers({ furnitureItems: things });
      const rental = await placePaidOrderOf(deps, 'storage', collected);
      const { row } = await aDelegate(deps, rental, { owner: collected.email });
      const some = { returnKind: 'items', furnitureItems: [anItem(50, { id: 'custom_sofa' })] } as const;
      const day = { dates: { deliveryDate: '2026-12-17' } };
      const { orderId } = await placePaidOrderOf(
        deps,
        'storage-return',
        fullReturnAnswers({ ...some, ...day }),
        rental,
      );
      await deps.db
        .updateTable('orders')
        .set({ helper_id: row.id, email: row.email })
        .where('id', '=', orderId)
        .execute();
      const delegates = async () => (await deps.db.selectFrom('store_helpers').select('id').execute()).length;
      expect(await referencesOn('2036-06-01T09:00:00.000Z')).toHaveLength(2);
      const all = fullReturnAnswers({
        storedItems: [anItem(4, { id: 'custom_box', quantity: 2 })],
        dates: { deliveryDate: '2036-06-18' },
        timeSlot: { deliveryDate: ['10:00', '12:00'] },
      });
      await placePaidOrderOf(deps, 'storage-return', all, rental);
      expect(await referencesOn('2043-04-05T12:00:00.000Z')).toHaveLength(3);
      expect(await delegates()).toBe(1);
      expect(await referencesOn('2043-04-06T12:00:00.000Z')).toEqual([]);
      expect(await delegates()).toBe(0);
    },
  );

  it('stay with what came into their unit later, and what went back of it', async () => {
    const rental = await placePaidOrderOf(deps, 'storage', fullStorageAnswers());
    clock.set('2026-12-16T09:00:00.000Z');
    const lamp = anItem(3, { id: 'custom_lamp', title: 'Lamp' });
    const dates = { storageCollectionDate: '2027-01-19' };
    const more = fullStorageAnswers({ isTopUp: true, furnitureItems: [lamp], dates });
    const added = await placePaidOrderOf(deps, 'storage', more, rental);
    const some = fullReturnAnswers({
      returnKind: 'items',
      furnitureItems: [lamp],
      dates: { deliveryDate: '2027-01-26' },
    });
    const back = await placePaidOrderOf(deps, 'storage-return', some, rental);
    const all = [rental, added, back].map(({ reference }) => reference);
    expect((await referencesOn('2036-01-01T09:00:00.000Z')).toSorted()).toEqual(all.toSorted());
  });

  it('that were never paid for go like a saved quote', async () => {
    const { reference } = await placeOrder(deps);
    clock.advanceMinutes(60);
    await expireLapsedHolds(deps);
    expect(await referencesOn('2026-12-22T09:00:00.000Z')).toEqual([reference]);
    expect(await referencesOn('2026-12-22T09:31:00.000Z')).toEqual([]);
  });
});
