import { randomUUID } from 'node:crypto';
import { createOrder } from '@/lib/contracts/checkout';
import { createStorageReturn } from '@/lib/contracts/storage';
import type { ReturnAnswers } from '@/lib/domain/answers/storage-return';
import { createServices, replaceServices } from '@/lib/server/container';
import { orderPage } from '@/lib/server/modules/orders/desk-order';
import { postJson, type OrderAnswer } from '@/lib/testing/api-client';
import { startApi, type ApiServer } from '@/lib/testing/api-server';
import { openPaymentPage, placePaidOrder, placePaidOrderOf } from '@/lib/testing/booked-order';
import { fixedClock } from '@/lib/testing/clock';
import { describeWithDatabase, itOnBoth } from '@/lib/testing/databases';
import { anItem } from '@/lib/testing/moves';
import { placeOrderOf, testDeps } from '@/lib/testing/place-order';
import { aRental, type Rental } from '@/lib/testing/rentals';
import { fullReturnAnswers } from '@/lib/testing/services';
import { signIn } from '@/lib/testing/sessions';

const SOFA = anItem(50, { id: 'custom_sofa', title: 'Sofa' });
const BOXES = anItem(4, { id: 'custom_box', title: 'Box', quantity: 5 });
const LIST = [SOFA, BOXES];
/** £49 and 30p for each of the 60 cu ft beyond the first 10. */
const WHOLE = 67;

describeWithDatabase('a return', (database) => {
  const clock = fixedClock();
  let api: ApiServer;
  let rental: Rental;
  const depsOf = () => testDeps(database().db, clock.now, { STORAGE_CREWS: '9' });

  beforeEach(async () => {
    clock.set('2026-11-24T09:00:00.000Z');
    replaceServices(depsOf());
    api = await startApi();
    rental = await aRental(depsOf(), { furnitureItems: LIST });
  });

  type Sent = { readonly store?: object; readonly draftId?: string; readonly total?: number; readonly cookie?: string };
  const order = (changes: Partial<ReturnAnswers>, { total = WHOLE, cookie, ...proof }: Sent = {}) => {
    const answers = fullReturnAnswers(changes);
    const body = { idempotencyKey: randomUUID(), flow: 'storage-return', answers, expectedTotal: total, ...proof };
    const path = cookie ? createStorageReturn.path : createOrder.path;
    return postJson<OrderAnswer>(api.origin, path, body, cookie ? { Cookie: cookie } : {});
  };
  const key = ({ reference, token }: Rental) => ({ store: { reference, token } });
  const returns = () => database().db.selectFrom('orders').selectAll().where('flow', '=', 'storage-return').execute();
  const nothingSaved = async () => {
    const { db } = database();
    expect(await returns()).toEqual([]);
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(await db.selectFrom('slots').select('booked').where('booked', '>', 0).execute()).toEqual([]);
  };

  itOnBoth.each([
    ['nothing', () => ({})],
    ['the reference alone', () => ({ store: { reference: rental.reference } })],
    ['a wrong key', () => ({ store: { reference: rental.reference, token: 'A'.repeat(43) } })],
    ['a reference that there is not', () => ({ store: { reference: 'SM-AAAA-AAAA', token: rental.token } })],
  ] as const)('OWN-1: is refused to a stranger with %s', async (_, proof) => {
    const { status, body } = await order({}, proof());
    expect([status, body.error.code]).toEqual([403, 'owner_unproven']);
    await nothingSaved();
  });

  it('OWN-1: is refused with the key of an order that stores nothing', async () => {
    const move = await placePaidOrder(depsOf());
    expect((await order({}, key(move))).body.error.code).toBe('owner_unproven');
  });

  it('OWN-1: is refused to whoever is signed in as somebody else, with their own or any other draft', async () => {
    const eve = await signIn(depsOf(), 'eve@example.com');
    const draft = await postJson<{ draftId: string }>(api.origin, '/smart-app/api/v1/easy_checkout', {
      draftId: null,
      flow: 'storage-return',
      step: 'details',
      answers: fullReturnAnswers({ storedItems: LIST }),
    });
    for (const proof of [{}, { store: { reference: rental.reference } }, { draftId: draft.body.draftId }]) {
      const { status, body } = await order({}, { cookie: eve.cookie, ...proof });
      expect([status, body.error.code]).toEqual([403, 'owner_unproven']);
    }
    await nothingSaved();
  });

  it('OWN-1: is taken from its signed-in owner, and from whoever has the key of the storage order’s page', async () => {
    const ada = await signIn(depsOf(), 'Ada@example.com');
    const { storageSpace } = fullReturnAnswers();
    const mine = await order({}, { cookie: ada.cookie, store: { reference: rental.reference } });
    const other = await aRental(depsOf(), { furnitureItems: LIST });
    const guest = await order({}, key(other));
    expect([mine.status, guest.status]).toEqual([201, 201]);
    const rows = await returns();
    expect(rows.map((row) => row.store_order_id).toSorted()).toEqual([rental.orderId, other.orderId].toSorted());
    expect(JSON.parse(rows[0]?.order_json ?? '{}')).toMatchObject({
      storageSpace,
      furnitureItems: [{ id: 'custom_sofa' }, { quantity: 5 }],
    });
  });

  it('OWN-1: is taken for a day from a draft that was begun from the account, whoever sends it then', async () => {
    const ada = await signIn(depsOf(), 'ada@example.com');
    const { accounts } = createServices(depsOf());
    const { path } = await accounts.bookAgain({ orderId: rental.orderId, what: 'unit', draftId: '', things: [] }, ada);
    const draftId = path.split('?quote=')[1] ?? '';
    clock.advanceMinutes(24 * 60);
    expect((await order({}, { draftId })).body.error.code).toBe('owner_unproven');
    const fresh = await accounts.bookAgain({ orderId: rental.orderId, what: 'unit', draftId, things: [] }, ada);
    const again = fresh.path.split('?quote=')[1] ?? '';
    clock.advanceMinutes(24 * 60 - 1);
    expect([again === draftId, (await order({}, { draftId: again })).status]).toEqual([false, 201]);
  });

  it('OWN-1: is confirmed to the address of the storage order and to no other', async () => {
    const { status, body } = await order({ email: 'eve@example.com' }, key(rental));
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['answers.email']]);
    await nothingSaved();
  });

  it('STO-4: costs what the stored things are, whatever the request says of them', async () => {
    const light = { ...SOFA, cubicFeet: 1 };
    const said = { furnitureItems: [light], storedItems: [light], storageSpace: 'Plan 3x3' } as const;
    const wrong = await order({ ...said, returnKind: 'items' }, { ...key(rental), total: 49 });
    expect([wrong.body.error.code, wrong.body.error.quote?.totalWithDiscount]).toEqual(['price_changed', 61]);
    expect((await order({ ...said, returnKind: 'items' }, { ...key(rental), total: 61 })).status).toBe(201);
  });

  it.each([
    ['things that were never stored', [anItem(5, { id: 'custom_piano' })]],
    ['more than was stored', [{ ...BOXES, quantity: 6 }]],
    ['more than was stored, in two lines', [BOXES, { ...BOXES, quantity: 1 }]],
  ])('OWN-1: is refused for %s', async (_, furnitureItems) => {
    const { status, body } = await order({ returnKind: 'items', furnitureItems }, key(rental));
    expect([status, Object.keys(body.error.fields ?? {})]).toEqual([422, ['answers.furnitureItems']]);
    await nothingSaved();
  });

  it('OWN-1: takes nothing twice: booked, waiting for payment, or by the unit', async () => {
    const some = (quantity: number) => ({ returnKind: 'items', furnitureItems: [{ ...BOXES, quantity }] }) as const;
    expect((await order(some(3), { ...key(rental), total: 49.6 })).status).toBe(201);
    expect((await order(some(3), { ...key(rental), total: 49.6 })).status).toBe(422);
    expect((await order(some(2), { ...key(rental), total: 49 })).status).toBe(201);
    // What is left is the sofa: everything is now no more than that.
    expect((await order({}, { ...key(rental), total: 61 })).status).toBe(201);
    const over = await order({}, { ...key(rental), total: 49 });
    expect([over.status, Object.keys(over.body.error.fields ?? {})]).toEqual([422, ['answers.furnitureItems']]);
    // Nobody paid: half an hour later all of it can be asked for again.
    clock.advanceMinutes(31);
    expect((await order({}, key(rental))).status).toBe(201);
  });

  itOnBoth('OWN-1: of 10 at once for the same things one is taken', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => order({}, key(rental))));
    expect(all.map(({ status }) => status).toSorted()).toEqual([201, ...Array.from({ length: 9 }, () => 422)]);
    expect(await returns()).toHaveLength(1);
  });

  it('OWN-1: paid after its hold, when the things are booked to go back with another, is refunded', async () => {
    const deps = depsOf();
    const answers = fullReturnAnswers({ storedItems: LIST });
    const first = await placeOrderOf(deps, 'storage-return', answers, { store: rental });
    const page = await openPaymentPage(deps, first);
    clock.advanceMinutes(31);
    await placePaidOrderOf(deps, 'storage-return', answers, rental);
    await page.click('pay');
    const states = (await returns()).map(({ id, state }) => [id === first.orderId, state]);
    expect(states.toSorted()).toEqual([
      [false, 'confirmed'],
      [true, 'expired'],
    ]);
  });

  it('OWN-1: is named with its store on both order pages and at the desk', async () => {
    const deps = depsOf();
    const { orders } = createServices(deps);
    const offered = async () => (await orders.view(rental.reference, rental.token))?.bringBack;
    expect(await offered()).toEqual(['unit', 'items']);
    const answers = fullReturnAnswers({ storedItems: LIST });
    const back = await placePaidOrderOf(deps, 'storage-return', answers, rental);
    expect(await offered()).toEqual([]);
    expect((await orders.view(back.reference, back.token))?.store).toBe(rental.reference);
    const facts = async (reference: string) => (await orderPage(deps, reference))?.facts ?? [];
    expect(await facts(back.reference)).toContainEqual(
      expect.objectContaining({ label: 'From storage', href: `/desk/orders/${rental.reference}` }),
    );
    expect(await facts(rental.reference)).toContainEqual(
      expect.objectContaining({ label: 'Return', href: `/desk/orders/${back.reference}` }),
    );
  });

  it('comes on no day before the collection', async () => {
    const later = await aRental(depsOf(), { dates: { storageCollectionDate: '2026-12-16' } });
    const { body } = await order({}, { ...key(later), total: 86.2 });
    expect(Object.keys(body.error.fields ?? {})).toEqual(['answers.dates.deliveryDate']);
  });

  it('empties the store of somebody whose storage was cancelled for nobody', async () => {
    await database().db.updateTable('orders').set({ state: 'cancelled' }).where('id', '=', rental.orderId).execute();
    expect((await order({}, key(rental))).body.error.code).toBe('owner_unproven');
  });
});
